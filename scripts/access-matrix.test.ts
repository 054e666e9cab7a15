import { expect, test } from "vitest";
import { describeAccess, undecided } from "./access-matrix.ts";

const endpoints = [
  { method: "GET", path: "students/:id/", summary: "One student", token: "rosters:write" },
  { method: "POST", path: "login/", summary: "Sign in" },
  { method: "POST", path: "stripe/webhook/", summary: "What Stripe tells", signed: true },
] as const;
const lists = {
  anybody: ["POST login/", "POST stripe/webhook/"],
  signed_in: [],
  teaching: ["GET students/{id}/"],
  administering: [],
};

test("where every endpoint is in one list, nothing is undecided", () => {
  expect(undecided(endpoints, lists)).toEqual([]);
});

test("a new endpoint without an expectation is named", () => {
  const added = { method: "PATCH", path: "students/:id/", summary: "Change a student" } as const;
  expect(undecided([...endpoints, added], lists)).toEqual([
    "Nobody has said who may ask for PATCH students/{id}/: put it into contract/src/access.ts.",
  ]);
});

test("an expectation of an endpoint that is gone is named", () => {
  expect(undecided(endpoints.slice(1), lists)).toEqual([
    "contract/src/access.ts lists GET students/{id}/, which is no endpoint: take it out.",
  ]);
});

test("an endpoint in two lists is named", () => {
  expect(undecided(endpoints, { ...lists, administering: ["POST login/"] })).toEqual([
    "contract/src/access.ts lists POST login/ twice: decide for one.",
  ]);
});

test("the page has a row for each endpoint, by path, with who may and what proves the call", () => {
  const rows = describeAccess(endpoints, lists)
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual([
    ["`POST login/`", "Sign in", "yes", "yes", "yes", "yes", "–", "token"],
    ["`POST stripe/webhook/`", "What Stripe tells", "yes", "yes", "yes", "yes", "–", "signature"],
    ["`GET students/{id}/`", "One student", "–", "yes", "–", "yes", "rosters:write", ""],
  ]);
});
