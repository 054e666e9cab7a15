import { expect, test } from "vitest";
import { entryOf, sidebarGroups } from "./sidebar-entries.ts";

function open(role: "teacher" | "admin" | "adminteacher"): string[] {
  return sidebarGroups(role)
    .flatMap((group) => group.entries)
    .filter((entry) => entry.to)
    .map((entry) => entry.label);
}

test("AdminDash is open to administrators only", () => {
  expect(open("teacher")).not.toContain("AdminDash");
  expect(open("admin")).toContain("AdminDash");
  expect(open("adminteacher")).toContain("AdminDash");
});

test("of the tools only ReportAIr is open", () => {
  const tools = sidebarGroups("adminteacher").find((group) => group.title === "Tools");
  expect(tools?.entries.filter((entry) => entry.to).map((entry) => entry.label)).toEqual([
    "ReportAIr",
  ]);
});

test.each([
  ["/dashboard", "/dashboard"],
  ["/dashboard/", "/dashboard"],
  ["/dashboard/reportair/reports/all", "/dashboard/reportair"],
  ["/dashboard/reportair/reports/discarded", "/dashboard/reportair"],
  ["/dashboard/reportair/dash", "/dashboard/reportair"],
  ["/dashboard/reportair/dash/students", "/dashboard/reportair/dash/students"],
  ["/dashboard/reportair/dash/classes/", "/dashboard/reportair/dash/classes"],
  ["/dashboard/admindash", "/dashboard/admindash"],
  ["/dashboard/account", undefined],
])("the page %s belongs to %s alone", (page, entry) => {
  expect(entryOf(sidebarGroups("admin"), page)).toBe(entry);
});
