import { contactMessage } from "@reportair/contract/features/contact.ts";
import { setReportPolicies } from "@reportair/contract/features/report-policies.ts";
import { loginInput } from "@reportair/contract/features/accounts.ts";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api/api-error.ts";
import { problemsIn, refusedIn } from "./form-problems.ts";

const message = { name: "Ada", email: " ada@school.example ", subject: "Hello", message: "Hi." };
const said = (part: Partial<typeof message>) =>
  problemsIn(contactMessage, { ...message, ...part }, message);

describe("problemsIn", () => {
  it("finds nothing wrong where all is given", () => {
    expect(said({})).toEqual({});
  });
  it("asks for every field that is empty or blank", () => {
    expect(said({ subject: " ", email: " ", message: "\n" })).toEqual({
      subject: "Subject is required.",
      email: "Email is required.",
      message: "Message is required.",
    });
  });
  it.each(["ada", "ada@school", "a b@school.example", "@school.example"])("refuses %s", (email) => {
    expect(said({ email })).toEqual({ email: "Email address is invalid." });
  });
  it("says what one item of a list has against it, as the server does, and each sentence once", () => {
    const body = { avoid_words: ["lazy", "?", "!"] };
    expect(problemsIn(setReportPolicies.body, body, { avoid_words: "" })).toEqual({
      avoid_words:
        "1: Use letters, spaces and hyphens only. 2: Use letters, spaces and hyphens only.",
    });
  });
  it("leaves fields that the form does not have to the server", () => {
    expect(problemsIn(loginInput, { username: "", password: "" }, { password: "" })).toEqual({
      password: "Password is required.",
    });
  });
});

describe("refusedIn", () => {
  it("puts what the server found wrong on its field, each sentence once", () => {
    const error = new ApiError(400, {
      subject: ["Too long.", "Odd.", "Odd."],
      name: [],
      other: ["?"],
    });
    expect(refusedIn(error, message)).toEqual({ subject: "Too long. Odd." });
  });
  it("finds nothing in a failure of another kind", () => {
    expect(refusedIn(new ApiError(500, { detail: "No." }), message)).toEqual({});
    expect(refusedIn(new TypeError("Failed to fetch"), message)).toEqual({});
  });
});
