import { expect, it } from "vitest";
import { readable } from "./readable.ts";

it.each([
  ["I have enjoyed teaching {PUPIL} this", "I have enjoyed teaching (name) this"],
  ["{they} should read {their} book", "he/she should read his/her book"],
  ["{They} {doesn't|don't} give up", "He/she doesn't give up"],
  ["a pleasure to teach", "a pleasure to teach"],
])("%s", (phrase, words) => expect(readable(phrase)).toBe(words));
