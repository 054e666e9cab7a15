import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { databaseTrouble, wasConnectionLost } from "./trouble.ts";

const coded = (code: string, message = "words of the system") =>
  Object.assign(new Error(message), { code });

describe("trouble of the database", () => {
  it.each(["57P01", "57P02", "57P05", "25P03", "25P04", "ECONNRESET", "EPIPE"])(
    "is away and has lost the connection where it says %s, however deep",
    (code) => {
      const error = new DrizzleQueryError("select 1", [], coded(code));
      expect([databaseTrouble(error), wasConnectionLost(error)]).toEqual(["away", true]);
    },
  );

  it.each([
    "Connection terminated unexpectedly",
    "Connection terminated",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
  ])("is away and has lost the connection where the driver says: %s", (message) => {
    expect([databaseTrouble(new Error(message)), wasConnectionLost(new Error(message))]).toEqual([
      "away",
      true,
    ]);
  });

  it.each([
    "57P03",
    "53200",
    "53300",
    "25006",
    "08006",
    "08P01",
    "28P01",
    "ECONNREFUSED",
    "ETIMEDOUT",
  ])("is away where it says %s, and nothing had been asked", (code) => {
    expect([databaseTrouble(coded(code)), wasConnectionLost(coded(code))]).toEqual(["away", false]);
  });

  it.each(["53100", "ENOSPC", "EDQUOT"])("is a full disk where it says %s", (code) => {
    expect(databaseTrouble(coded(code))).toBe("full");
  });

  it.each(["23505", "40P01", "42P01", "22021", "57014"])("is none where it says %s", (code) => {
    expect(databaseTrouble(coded(code))).toBeNull();
  });

  it("is none where another file is missing, and is where its own socket is", () => {
    expect(databaseTrouble(coded("ENOENT", "no such file, open 'x'"))).toBeNull();
    expect(databaseTrouble(coded("ENOENT", "connect ENOENT /run/.s.PGSQL.5432"))).toBe("away");
  });
});
