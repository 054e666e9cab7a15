// Takes every picture that the product shows of itself, from the built product: see `npm run pictures`.
// With "home" or "tutorials" behind it, only those.
import { openBrowser } from "./camera.ts";
import { takeHome } from "./home.ts";
import { takeTutorials } from "./tutorials.ts";

const only = process.argv[2];
const browser = await openBrowser();
try {
  if (only !== "tutorials") await takeHome(browser);
  if (only !== "home") await takeTutorials(browser);
} finally {
  await browser.close();
}
