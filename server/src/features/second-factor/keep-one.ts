import { AppError } from "../../http/errors.ts";

/** Why somebody may not take off the last second step that their school requires of them. */
export function keepOne(): AppError {
  return new AppError("conflict", {
    detail:
      "Your school requires two-step sign-in of its administrators, and this is the last second step you have. Add another one first.",
  });
}
