import { expect, test } from "vitest";
import { untrueIn, type Project } from "./papers.ts";

const project: Project = {
  files: ["server/src/http/api.ts", "docs/keys.md", "package.json"],
  sources: `
    path: "reports/batches/:id/",
    export class Answer {}
    select id from items for update
      skip locked;
    env["WRITER_MODEL"];
  `,
  commands: ["check", "start"],
};
const untrue = (text: string) => untrueIn(text, "docs/architecture.md", project);

test.each([
  "a file: `server/src/http/api.ts`, `http/api.ts`, `api.ts`",
  "a folder: `server`, `http/`, `src/http`",
  "a name: `Answer`, `WRITER_MODEL`, `WRITER_MODEL=some-model`",
  "several words, in any case: `FOR UPDATE SKIP LOCKED`",
  "a call: `GET reports/batches/{id}/`, `/api/reports/batches/{id}/`",
  "a command: `npm run check`, `npm start`",
  "links: [keys](keys.md) and [the package](../package.json) and [a page](https://example.org)",
  "an example: `127.0.0.1:5432`, `https://models.school.example/v1`",
])("it has %s", (text) => {
  expect(untrue(text)).toEqual([]);
});

test.each([
  ["another file of that name elsewhere", "`web/api.ts`", "web/api.ts"],
  ["half a name", "`pi.ts`", "pi.ts"],
  ["a folder that is gone", "`server/src/jobs/`", "server/src/jobs/"],
  ["a class that is gone", "`Answers`", "Answers"],
  ["a variable that is gone", "`WRITER_MODELS=one`", "WRITER_MODELS=one"],
  ["a call that is gone", "`GET reports/batch/{id}/`", "GET reports/batch/{id}/"],
  ["a command that is gone", "`npm run checks`", "npm run checks"],
  ["words in another order", "`skip locked for update`", "skip locked for update"],
  ["a broken link", "[keys](docs/keys.md)", "docs/keys.md"],
])("it has not %s", (_what, text, named) => {
  expect(untrue(text)).toEqual([named]);
});

test("what stands in a block of code is an example", () => {
  expect(untrue("```\n`nothing.ts`\n```\n")).toEqual([]);
});
