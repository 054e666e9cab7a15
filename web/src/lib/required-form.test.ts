import { describe, expect, it } from "vitest";
import { ApiError } from "./api/api-error.ts";
import { requiredForm } from "./required-form.ts";

const { problemsOf, refusedFields } = requiredForm({ subject: "Subject", email: "Email" });

describe("problemsOf", () => {
  it("finds nothing wrong where all is given", () => {
    expect(problemsOf({ subject: "Hello", email: " ada@school.example " })).toEqual({});
  });
  it("asks for every field that is empty or blank", () => {
    expect(problemsOf({ subject: "\n", email: " " })).toEqual({
      subject: "Subject is required.",
      email: "Email is required.",
    });
  });
  it.each(["ada", "ada@school", "a b@school.example", "@school.example"])("refuses %s", (email) => {
    expect(problemsOf({ subject: "Hello", email })).toEqual({
      email: "Email address is invalid.",
    });
  });
});

it("puts what the server found wrong on its field", () => {
  expect(refusedFields(new ApiError(400, { subject: ["Too long."], other: ["?"] }))).toEqual({
    subject: "Too long.",
  });
  expect(refusedFields(new TypeError("Failed to fetch"))).toEqual({});
});
