// Takes every picture that the product shows of itself, from the built product: see `npm run pictures`.
// With "home", "tutorials" or "school" behind it, only those.
import { openBrowser } from "./camera.ts";
import { takeHome } from "./home.ts";
import { takeTutorials } from "./tutorials.ts";
import { takeYourSchool } from "./your-school.ts";

const parts = { home: takeHome, tutorials: takeTutorials, school: takeYourSchool };
const only = process.argv[2];
const browser = await openBrowser();
try {
  for (const [name, takePart] of Object.entries(parts)) {
    if (only === undefined || only === name) await takePart(browser);
  }
} finally {
  await browser.close();
}
