import {
  INTAKE_PROGRESS_PATH,
  intakeProgress,
  type IntakeProgress,
} from "@reportair/contract/features/intake.ts";
import { actingQuery } from "../lib/api/acting-user.ts";
import { addressOf } from "../lib/api/address.ts";

/** Milliseconds after which what is to be followed begins without being heard: a proxy may hold a stream back. */
const PATIENCE = 1_000;

/**
 * Listens to how far bringing in is. Resolves when it is heard, or cannot be: then the press goes on without a bar.
 * Returns what ends it.
 */
export async function followIntake(
  id: number,
  onProgress: (progress: IntakeProgress) => void,
): Promise<() => void> {
  const source = new EventSource(addressOf(INTAKE_PROGRESS_PATH, { id }, actingQuery()));
  const leave = () => source.close();
  source.addEventListener("progress", ({ data }: MessageEvent<string>) =>
    onProgress(intakeProgress.parse(JSON.parse(data))),
  );
  source.addEventListener("end", leave);
  const heard = Promise.withResolvers<void>();
  source.addEventListener("open", () => heard.resolve());
  source.addEventListener("error", () => {
    leave();
    heard.resolve();
  });
  const patience = setTimeout(heard.resolve, PATIENCE);
  await heard.promise;
  clearTimeout(patience);
  return leave;
}
