// The first import of a process and its threads, see `power-cut.test.ts`: from when the folder DISK is there, it holds what
// is left of the folder LIVE when the power goes, each file as it was when it was last waited for, and none that was gone
// when its folder was.
import fs, {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative } from "node:path";

const { LIVE: live = "", DISK: disk = "" } = process.env;
const { fdatasyncSync, fsyncSync } = fs;

function keep(file: number, into: (path: string, copy: string) => void) {
  if (!existsSync(disk)) return;
  const path = readlinkSync(`/proc/self/fd/${file}`);
  // One that was removed while it was open has no name any more.
  if (!existsSync(path)) return;
  const copy = join(disk, relative(live, path));
  mkdirSync(dirname(copy), { recursive: true });
  into(path, copy);
}

fs.fdatasyncSync = (file) => {
  fdatasyncSync(file);
  keep(file, copyFileSync);
};
fs.fsyncSync = (file) => {
  fsyncSync(file);
  keep(file, (path, copy) => {
    mkdirSync(copy, { recursive: true });
    for (const name of readdirSync(copy)) {
      if (!existsSync(join(path, name))) rmSync(join(copy, name), { recursive: true });
    }
  });
};
syncBuiltinESMExports();
