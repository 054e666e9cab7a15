import { afterEach, expect, test, vi } from "vitest";
import { reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { article, button, openReview, press } from "../../../../../test/review.tsx";

const TICKED = "Rhys works at a proficient level.";
const NOTED = "He plans his essays.";
const RHYS = reportOf(1, "Rhys Llewellyn", {
  report_content: `${TICKED} ${NOTED}`,
  sentences: [
    { text: TICKED, sources: ["level"] },
    { text: NOTED, sources: ["level_notes"] },
  ],
});
const ADA = reportOf(2, "Ada Byron", {
  report_content: TICKED,
  sentences: [{ text: TICKED, sources: ["level"] }],
});
const inkOf = (name: string, words: RegExp) =>
  getComputedStyle(article(name).getByText(words).element()).color;

/** Speech as a browser has it, on a device with these voices: it speaks when it is told to. */
function serveSpeech(voices: Partial<SpeechSynthesisVoice>[]) {
  const spoken: SpeechSynthesisUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    // Other objects each time, as a browser may give them.
    getVoices: () => voices.map((voice) => ({ ...voice })),
    speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
    cancel: vi.fn<() => void>(),
  });
  vi.stubGlobal("speechSynthesis", speech);
  // The browser's own takes no voice but its own.
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class extends EventTarget {
      voice: unknown = null;
      lang = "";
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  const next = (what: "start" | "end") => spoken.at(-1)?.dispatchEvent(new Event(what));
  return { spoken, next, cancel: speech.cancel };
}

afterEach(() => vi.unstubAllGlobals());

test("what differs from pupil to pupil stands out, in every report of the window", async () => {
  serveReports(RHYS, ADA);
  await openReview(1, 2);
  await button("Open report for Rhys Llewellyn").click();
  expect(inkOf("Rhys Llewellyn", /proficient/u)).toBe(inkOf("Rhys Llewellyn", /plans/u));
  await button("What differs").click();
  await expect
    .poll(() => inkOf("Rhys Llewellyn", /proficient/u))
    .not.toBe(inkOf("Rhys Llewellyn", /plans/u));
  await press("j");
  await expect.element(article("Ada Byron")).toBeVisible();
  await expect.element(button("What differs")).toHaveAttribute("aria-pressed", "true");
});

test("a text is read aloud by a British voice of this device, with its sentence marked", async () => {
  const { spoken, next, cancel } = serveSpeech([
    { lang: "en-US", localService: true, name: "Sam" },
    { lang: "en-GB", localService: false, name: "Far away" },
    { lang: "en-GB", localService: true, name: "Daniel" },
  ]);
  serveReports(RHYS);
  await openReview(1);
  await button("Read aloud").click();
  await expect.poll(() => spoken.map(({ text }) => text)).toEqual([TICKED]);
  expect(spoken[0]?.voice?.name).toBe("Daniel");
  next("start");
  const lit = () => document.querySelector("[data-lit]")?.textContent;
  await expect.poll(lit).toMatch(/proficient/u);
  next("end");
  next("start");
  await expect.poll(lit).toMatch(/plans/u);
  next("end");
  await expect.element(button("Read aloud")).toBeVisible();
  expect(lit()).toBeUndefined();

  await button("Read aloud").click();
  await expect.poll(() => spoken.length).toBe(3);
  cancel.mockClear();
  await button("Stop reading").click();
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
});

test("where a text would have to be sent away to be read, it is not offered", async () => {
  serveSpeech([{ lang: "en-GB", localService: false, name: "Far away" }]);
  serveReports(RHYS);
  await openReview(1);
  await expect.element(button("What differs")).toBeVisible();
  await expect.element(button("Read aloud")).not.toBeInTheDocument();
});
