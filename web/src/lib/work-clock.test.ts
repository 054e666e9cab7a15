import { beforeEach, expect, test } from "vitest";
import { WorkClock } from "./work-clock.ts";

const [MATHS, ART] = [1, 2];
const MINUTE = 60_000;
let clock: WorkClock;
beforeEach(() => {
  clock = new WorkClock();
});
/** Presses at these seconds. */
const press = (...seconds: number[]) => seconds.forEach((at) => clock.press(at * 1_000));

test("what lies between presses counts, and what lies before the first does not", () => {
  clock.enter(MATHS, 0);
  press(10, 40, 41);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 31 }]);
  expect(clock.take()).toEqual([]);
});

test("it rests after two minutes without a press", () => {
  clock.enter(MATHS, 0);
  press(0, 120, 3_600, 3_610);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 120 + 120 + 10 }]);
});

test("parts of a second are not lost, and not told", () => {
  clock.enter(MATHS, 0);
  for (let at = 0; at <= 2_500; at += 250) clock.press(at);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 2 }]);
  clock.press(3_000);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 1 }]);
});

test("work is the class's that is on the screen, and nobody's where none is", () => {
  clock.enter(MATHS, 0);
  press(0, 10);
  clock.leave(MATHS, 15_000);
  expect(clock.on).toBe(false);
  press(20, 30);
  clock.enter(ART, 31_000);
  press(36);
  expect(clock.take()).toEqual([
    { classroom: MATHS, seconds: 15 },
    { classroom: ART, seconds: 5 },
  ]);
});

test("a class that nobody pressed for is not worked on", () => {
  press(0);
  clock.enter(MATHS, 5 * MINUTE);
  clock.leave(MATHS, 6 * MINUTE);
  expect(clock.take()).toEqual([]);
});

test("what lies over another has the work, and the same class twice is one", () => {
  clock.enter(MATHS, 0);
  press(0, 10);
  clock.enter(ART, 10_000);
  press(20);
  press(25);
  clock.leave(ART, 25_000);
  press(30, 31);
  // From the press before it was opened on, the time until the next press was still of the one beneath.
  expect(clock.take()).toEqual([
    { classroom: MATHS, seconds: 20 + 1 },
    { classroom: ART, seconds: 5 + 5 },
  ]);
  clock.enter(MATHS, 31_000);
  press(33);
  clock.leave(MATHS, 33_000);
  press(35);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 4 }]);
});

test("a page that goes counts what was since the last press, two minutes at most", () => {
  clock.enter(MATHS, 0);
  press(0);
  clock.rest(30_000);
  clock.rest(90_000);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 30 }]);
  press(100);
  clock.rest(10 * MINUTE);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 120 }]);
});

test("a clock that goes back takes nothing away", () => {
  clock.enter(MATHS, 0);
  press(10, 5, 6);
  expect(clock.take()).toEqual([{ classroom: MATHS, seconds: 1 }]);
});
