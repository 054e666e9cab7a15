import { describe, expect, it } from "vitest";
import { conjunctsOf, roundsOf, type SchemaChange } from "./sql-changes.ts";

describe("the parts of a condition", () => {
  it.each([
    ["true", ["true"]],
    ["(id = 1)", ["id = 1"]],
    ["((a = 1) AND (b = 2))", ["(a = 1)", "(b = 2)"]],
    ["a = 1 and b = 2\n  and c", ["a = 1", "b = 2", "c"]],
    ["((a OR (b AND c)) AND d)", ["(a OR (b AND c))", "d"]],
    ["(a) AND (b)", ["(a)", "(b)"]],
    ["name = 'one and two' AND band", ["name = 'one and two'", "band"]],
    [
      "(exists ( SELECT FROM users u WHERE ((u.id = me()) AND (u.role = 'admin'))))",
      ["exists ( SELECT FROM users u WHERE ((u.id = me()) AND (u.role = 'admin')))"],
    ],
  ])("of %s are %j", (condition, parts) => {
    expect(conjunctsOf(condition)).toEqual(parts);
  });
});

describe("changes that are tried together", () => {
  const change = (subject: string | null, operator: string): SchemaChange => ({
    place: subject ?? "users",
    operator,
    statements: "",
    subject,
  });

  it("are of different tables, and none of them reaches others", () => {
    const changes = ["mails", "mails", null, "batches"].map((subject, at) =>
      change(subject, `${at}`),
    );
    const rounds = roundsOf(changes).map((round) => round.map(({ operator }) => operator));
    expect(rounds).toEqual([["0", "3"], ["1"]]);
  });

  it("are no more than a handful", () => {
    const many = Array.from({ length: 40 }, (_, at) => change(`table ${at}`, "x"));
    expect(roundsOf(many).map((round) => round.length)).toEqual([16, 16, 8]);
  });
});
