// The first import of a server that a test starts, and of its threads: with TEST_CLOCK its clock is as far off as the file of that name says,
// in milliseconds, also while it runs. What measures time by `performance.now()` is not moved, as on a machine.
import { readFileSync } from "node:fs";

const file = process.env.TEST_CLOCK;
if (file !== undefined) {
  const RealDate = Date;
  let off = 0;
  const read = () => {
    off = Number(readFileSync(file, "utf8"));
  };
  read();
  setInterval(read, 100).unref();
  const now = () => RealDate.now() + off;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self) as object,
    get: (target, key, self) => (key === "now" ? now : (Reflect.get(target, key, self) as unknown)),
  });
}
