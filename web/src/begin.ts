// What every page does, with the app or before it.
import { removeExpired } from "./lib/drafts/records.ts";
import { storageIfAny } from "./lib/drafts/storages.ts";
import { followTheme } from "./lib/theme.ts";
import { followBar } from "./ui/bar-shown.ts";

followTheme();
followBar();
// Also where nobody signs in any more.
removeExpired(storageIfAny("localStorage"));
