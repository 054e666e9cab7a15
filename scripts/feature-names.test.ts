import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "./paths.ts";

/** Pages of the web app that show several features and have no endpoints of their own. */
const PAGES = ["admin-dash", "apps", "begin", "dashboard", "home", "legal", "welcome"];

const contract = readdirSync(inRoot("contract/src/features")).map((name) => name.split(".")[0]);
const foldersOf = (path: string) =>
  readdirSync(inRoot(path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

test("a feature with routes on the server has its name in the contract", () => {
  const features = foldersOf("server/src/features").filter((name) =>
    existsSync(inRoot("server/src/features", name, "routes.ts")),
  );
  expect(features.length).toBeGreaterThan(20);
  for (const name of features) expect(contract).toContain(name);
});

test("a file of the data layer that calls has its name in the contract", () => {
  const calling = readdirSync(inRoot("web/src/data")).filter((name) =>
    readFileSync(inRoot("web/src/data", name), "utf8").includes("call("),
  );
  expect(calling.length).toBeGreaterThan(20);
  for (const name of calling) expect(contract).toContain(name.replace(".ts", ""));
});

test("a feature of the web app has its name in the contract, or is a page of several", () => {
  for (const name of foldersOf("web/src/features")) expect([...contract, ...PAGES]).toContain(name);
});
