import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password-problem.ts";

const WORDS = [
  "t.marsden@oakfield.example",
  "Helen",
  "O\u2019Marsden-Brönkvist",
  "Oakfield Academy",
  "OAK",
];
const problem = (password: string) => passwordProblem(password, WORDS);

describe("a password", () => {
  it.each([
    "a long enough password",
    "correct horse battery staple",
    "oakfield-vanadium-lantern",
    "Zq8#vv!Lm2pT",
    "the helen of troy papers",
    "example-gateway-7",
  ])("may be %s", (password) => {
    expect(problem(password)).toBeNull();
  });

  it.each([
    "reportair1",
    "R3p0rtA1r!!",
    "ReportAIr2026",
    "oakfield123",
    "Oakfield-Academy-1",
    "0akf1eld!2345",
    "my.oakfield.2026",
    "helenmarsden",
    "H3l3nMar5den99",
    "Brönkvist12345",
    "bronkvist2026!!",
    "t.marsden@oakfield",
    "oakschool2026",
  ])("is not made of names that others know: %s", (password) => {
    expect(problem(password)).toBe(
      "This password is made of names that others know. Please choose another one.",
    );
  });

  it.each([
    "qwertyuiop",
    "1234567890",
    "Password123!",
    "P@ssw0rd2026",
    "sunshine2026",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "monkeymonkey",
    "headteacher2025",
    "demo-school-2025",
    "Sch00lAdmin!1",
    "secret.login.99",
    "1122112211",
  ])("is not a common one: %s", (password) => {
    expect(problem(password)).toBe("This password is too common. Please choose another one.");
  });

  it("is neither too short nor too long, and is told which", () => {
    expect(problem("Zq8#vv!Lm")).toBe("Password must be at least 10 characters.");
    expect(problem("Zq8#vv!Lm2".repeat(100) + "x")).toBe(
      "Password must be at most 1,000 characters.",
    );
  });

  it("is judged as fast when it is long", () => {
    const before = process.threadCpuUsage();
    for (const sign of ["a", "oak", "1", "é"]) problem(`x${sign.repeat(990 / sign.length)}y`);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
