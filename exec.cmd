@rem The scripts of package.json begin with "exec", so that signals reach the program instead of a shell
@rem that would leave it behind. Windows has no such word: this file is it.
@%*
