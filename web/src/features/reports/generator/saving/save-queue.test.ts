import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GoneError } from "./gone.ts";
import { SaveQueue } from "./save-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server whose answers the test gives. */
function server() {
  const calls: { student: number; answer: () => void; fail: (error?: Error) => void }[] = [];
  const states: string[] = [];
  const queue = new SaveQueue({
    save: (student) =>
      new Promise((resolve, reject) => {
        calls.push({
          student,
          answer: resolve,
          fail: (error = new Error("offline")) => reject(error),
        });
      }),
    onState: (student, state) => states.push(`${student} ${state}`),
  });
  return { calls, states, queue };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test("saves once after the pause, however much was typed", async () => {
  const { calls, queue, states } = server();
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(400);
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await settle();
  expect(states).toEqual(["1 waiting", "1 waiting", "1 saving", "1 saved"]);
});

test("never saves one pupil twice at a time; what was typed meanwhile is saved afterwards", async () => {
  const { calls, queue } = server();
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(600);
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await vi.advanceTimersByTimeAsync(600);
  expect(calls).toHaveLength(2);
});

test("few pupils at once", async () => {
  const { calls, queue } = server();
  for (let student = 1; student <= 28; student++) queue.touch(student);
  await vi.advanceTimersByTimeAsync(600);
  expect(calls.map((call) => call.student)).toEqual([1, 2, 3, 4]);
  calls[1]?.answer();
  await settle();
  expect(calls.map((call) => call.student)).toEqual([1, 2, 3, 4, 5]);
});

test("tries again, later each time, and says so until it is saved", async () => {
  const { calls, queue, states } = server();
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(600);
  calls[0]?.fail();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toHaveLength(2);
  calls[1]?.fail();
  await vi.advanceTimersByTimeAsync(5_000);
  calls[2]?.answer();
  await settle();
  expect(states.slice(1)).toEqual(["1 saving", "1 failed", "1 failed", "1 saved"]);
});

test("does not try again for somebody who is gone, unless something is entered anew", async () => {
  const { calls, queue, states } = server();
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(600);
  calls[0]?.fail(new GoneError("student_gone", "Ada Byron"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(1);
  expect(states.at(-1)).toBe("1 student_gone");
  queue.touch(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(calls).toHaveLength(2);
});

test("flush saves at once, waits for what was typed meanwhile, and fails with the save", async () => {
  const { calls, queue } = server();
  queue.touch(1);
  let done = false;
  const flushed = queue.flush().then(() => (done = true));
  await settle();
  expect(calls).toHaveLength(1);
  queue.touch(1);
  calls[0]?.answer();
  await settle();
  expect(done).toBe(false);
  calls[1]?.answer();
  await flushed;

  queue.touch(2);
  const failing = queue.flush([2]).catch((error: unknown) => error);
  await settle();
  calls[2]?.fail();
  expect(await failing).toEqual(new Error("offline"));
  await expect(queue.flush([1])).resolves.toBeUndefined();
});

test("leaving sends everything that waits", () => {
  const { calls, queue } = server();
  for (let student = 1; student <= 6; student++) queue.touch(student);
  queue.leave();
  expect(calls).toHaveLength(6);
});
