/**
 * Seconds until a batch is through, judged by its pace: `settled` students in `elapsed` seconds.
 * Null while too little has happened to estimate.
 */
export function secondsLeft(pace: {
  settled: number;
  elapsed: number;
  open: number;
  /** Seconds since something last happened; they count down what is left. */
  quiet: number;
}): number | null {
  if (pace.settled < 2 || pace.elapsed <= 0) return null;
  return Math.max(0, (pace.elapsed / pace.settled) * pace.open - pace.quiet);
}

/** "about 40 s left": rounded the more, the further away it is. */
export function leftText(seconds: number): string {
  if (seconds < 5) return "a few seconds left";
  if (seconds < 58) return `about ${Math.max(5, Math.round(seconds / 5) * 5)} s left`;
  return `about ${Math.max(1, Math.round(seconds / 60))} min left`;
}
