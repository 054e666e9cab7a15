import { expect, test } from "vitest";
import { newPasswordProblems } from "./new-password.ts";

test.each([
  ["", "", { new_password: "New password is required." }],
  ["", "bottle-green", { new_password: "New password is required." }],
  ["bottle-green", "", { confirmation: "Please enter the new password again." }],
  ["bottle-green", "Bottle-green", { confirmation: "Passwords do not match." }],
  ["bottle-green", "bottle-green ", { confirmation: "Passwords do not match." }],
  ["bottle-green", "bottle-green", {}],
])("%j and %j: %j", (new_password, confirmation, problems) => {
  expect(newPasswordProblems({ new_password, confirmation })).toEqual(problems);
});
