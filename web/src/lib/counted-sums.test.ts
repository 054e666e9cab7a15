import { expect, test } from "vitest";
import { removeExpired } from "./drafts/records.ts";
import { storageOf } from "./drafts/storage.fixture.ts";
import { CountedSums } from "./counted-sums.ts";

const ME = 7;
const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.parse("2026-11-26T12:00:00Z");
const plain = (sums: CountedSums, person = ME, now = NOW) =>
  sums.of(person, now).map(({ classroom, seconds }) => [classroom, seconds]);

test("sums outlive the page, each under an id of its own", () => {
  const storage = storageOf();
  const before = new CountedSums(storage);
  before.add(ME, { classroom: 1, seconds: 60 }, NOW);
  before.add(ME, { classroom: 1, seconds: 30 }, NOW);
  const after = new CountedSums(storage);
  expect(plain(after)).toEqual([
    [1, 60],
    [1, 30],
  ]);
  const [one, other] = after.of(ME, NOW);
  expect(one?.id).toMatch(/^[0-9a-f]{32}$/u);
  expect(one?.id).not.toBe(other?.id);
  after.drop(after.of(ME, NOW).slice(0, 1));
  expect(plain(before)).toEqual([[1, 30]]);
});

test("those of another person are left alone", () => {
  const sums = new CountedSums(storageOf());
  sums.add(8, { classroom: 1, seconds: 60 }, NOW);
  expect(plain(sums)).toEqual([]);
  expect(plain(sums, 8)).toEqual([[1, 60]]);
});

test("they end with what is typed and not saved", () => {
  const storage = storageOf({ theme: "dark" });
  const sums = new CountedSums(storage);
  sums.add(ME, { classroom: 1, seconds: 60 }, NOW);
  expect(plain(sums, ME, NOW + 7 * DAY - 1)).toEqual([[1, 60]]);
  expect(plain(sums, ME, NOW + 7 * DAY)).toEqual([]);
  removeExpired(storage, NOW + 7 * DAY);
  expect(Object.keys(storage)).toEqual(["theme"]);
});

test("without a storage the page alone knows them", () => {
  const full = storageOf();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  for (const storage of [null, full]) {
    const sums = new CountedSums(storage);
    sums.add(ME, { classroom: 1, seconds: 60 }, NOW);
    expect(plain(sums)).toEqual([[1, 60]]);
    sums.drop(sums.of(ME, NOW));
    expect(plain(sums)).toEqual([]);
  }
});

test("what is there and was not written by us is passed over", () => {
  const sums = new CountedSums(
    storageOf({ "counted.x": "nonsense", "counted.y": `${NOW + DAY}.{` }),
  );
  expect(plain(sums)).toEqual([]);
});
