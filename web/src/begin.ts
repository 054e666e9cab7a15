// What every page does, with the app or before it.
import { removeExpired } from "./lib/drafts/records.ts";
import { storageIfAny } from "./lib/drafts/storages.ts";
import { followTheme } from "./lib/theme.ts";
import { followBar } from "./ui/bar-shown.ts";

// Before any schema is made: Zod would try to make code of text, which the content security policy refuses and reports.
// Its own function for this would bring Zod to pages that need none.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

followTheme();
followBar();
// Also where nobody signs in any more.
removeExpired(storageIfAny("localStorage"));
