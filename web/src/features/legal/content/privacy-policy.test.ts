import { afterAll, expect, test, vi } from "vitest";

afterAll(() => vi.resetModules());

test("the privacy policy names every field of a student’s record, one added later too", async () => {
  vi.resetModules();
  const { STUDENT_FIELDS } = await import("@reportair/contract/features/student-fields.ts");
  Object.assign(STUDENT_FIELDS, { house: { label: "House", inPolicy: "house" } });
  const policy = JSON.stringify((await import("./privacy-policy.ts")).privacyPolicy);
  for (const { inPolicy } of Object.values(STUDENT_FIELDS)) expect(policy).toContain(inPolicy);
  expect(policy).toContain("house");
});
