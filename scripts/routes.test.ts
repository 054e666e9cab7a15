import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "./paths.ts";

test("every feature of the contract has its endpoints among the routes", () => {
  const source = (name: string) => readFileSync(inRoot(`contract/src/${name}`), "utf8");
  const routes = source("routes.ts");
  const features = readdirSync(inRoot("contract/src/features")).filter(
    (name) => !name.endsWith(".test.ts") && source(`features/${name}`).includes(" endpoint({"),
  );
  expect(features.length).toBeGreaterThan(20);
  for (const name of features) expect(routes).toContain(`"./features/${name}"`);
});
