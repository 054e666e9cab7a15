import { expect, it } from "vitest";
import { inlineParts } from "./inline-parts.ts";

it("reads words with a meaning between plain ones", () => {
  expect(
    inlineParts("**{provider}** runs it, see [the policy](/privacy-policy): {contact}."),
  ).toEqual([
    { kind: "strong", text: "{provider}" },
    { kind: "text", text: " runs it, see " },
    { kind: "link", text: "the policy", to: "/privacy-policy" },
    { kind: "text", text: ": " },
    { kind: "contact" },
    { kind: "text", text: "." },
  ]);
});

it("knows where a sentence begins with the provider", () => {
  expect(inlineParts("{Provider} helps {provider}")).toEqual([
    { kind: "provider", first: true },
    { kind: "text", text: " helps " },
    { kind: "provider", first: false },
  ]);
});

it("leaves other braces and brackets as they are", () => {
  expect(inlineParts("Such as {PUPIL} [sic]")).toEqual([
    { kind: "text", text: "Such as {PUPIL} [sic]" },
  ]);
});

it("knows a line to write on", () => {
  expect(inlineParts("Signed: {blank}")).toEqual([
    { kind: "text", text: "Signed: " },
    { kind: "blank" },
  ]);
});
