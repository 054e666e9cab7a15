import { describe, expect, it } from "vitest";
import { pointsOfData, type Found } from "./points-of-data.ts";

const NOW = new Date("2026-11-25T08:00:00Z");
const GOOD: Found = {
  embedded: false,
  database: { schools: 2, demonstration: [] },
  backup: new Date("2026-11-24T23:00:00Z"),
  now: NOW,
};
const point = (found: Partial<Found>, wanted: string) =>
  pointsOfData({ ...GOOD, ...found }).find(({ name }) => name === wanted);

describe("what is found on the machine", () => {
  it("is well with a real school, no demonstration and a backup of last night", () => {
    const seen = pointsOfData(GOOD).filter(({ state }) => state !== "by_hand");
    expect(seen.map(({ name, state }) => [name, state])).toEqual([
      ["Database", "done"],
      ["Demonstration", "done"],
      ["School", "done"],
      ["Backups", "done"],
    ]);
  });

  it.each(["Restore", "Disks", "Monitoring"])("%s is for a person to look at", (name) => {
    expect(point({}, name)?.state).toBe("by_hand");
  });

  it("is not ready with demonstration accounts, which it names", () => {
    const found = { database: { schools: 2, demonstration: ["teacher@demo.school"] } };
    expect(point(found, "Demonstration")).toMatchObject({
      state: "missing",
      says: expect.stringContaining("teacher@demo.school"),
    });
  });

  it("is not ready where the database could not be looked into", () => {
    expect(point({ database: "not_made" }, "Demonstration")?.state).toBe("missing");
    expect(point({ database: "held" }, "Demonstration")?.says).toContain("Stop the server");
  });

  it.each([
    ["unset", "BACKUP_STAMP"],
    ["never", "No backup has ended"],
    [new Date("2026-11-24T05:00:00Z"), "No backup has ended"],
  ] as const)("is not ready with a backup that is late (%s)", (backup, says) => {
    expect(point({ backup }, "Backups")).toMatchObject({
      state: "missing",
      says: expect.stringContaining(says),
    });
  });
});
