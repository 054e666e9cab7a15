import { letterTo } from "../../platform/letter.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { endOf } from "../retention/rules.ts";
import { keepsOnlyPassword, keepsPassword } from "./keeper.ts";
import { closeUser, findClosing } from "./queries.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });

/**
 * Closes the signed-in person's account at once: they are signed out everywhere, and the retention job removes it
 * with their reports. An institution keeps one administrator.
 */
export async function closeAccount(database: Database, person: SignedIn, now: Date): Promise<void> {
  if (await database.as(person, (handle) => keepsPassword(handle, person.user_id)))
    throw keepsOnlyPassword("closed");
  const { email, institution } = person.user;
  const name = fullName(person.user);
  const end = day.format(endOf("account", now));
  const outcome = await closeUser(database, person.user_id, {
    own: {
      to: { name, address: email },
      subject: `${PRODUCT_NAME}: your account is closed`,
      text: letterTo(
        name,
        `you have closed your account at ${institution.name}, and you are signed out everywhere. On ${end} it is removed for good, with your reports. Until then an administrator of your school can reopen it.\n\nIf it was not you who closed it, please tell your administrator at once.`,
      ),
    },
    administrators: {
      subject: `${PRODUCT_NAME}: ${name} has closed their account`,
      text: `${name} (${email}) has closed their account. It is removed for good on ${end}, with their reports; until then you can reopen it in AdminDash, under Teachers.`,
    },
  });
  if (outcome === "last") {
    throw new AppError("not_allowed", {
      detail:
        "The last administrator of an institution cannot close their account. Make somebody else an administrator first.",
    });
  }
}

/** Said to whoever has shown that a closed account is theirs; nothing of it where it is open by now, or gone. */
export async function closedAccount(database: Database, userId: number): Promise<AppError> {
  const closedAt = await findClosing(database, userId);
  if (closedAt === null) return new AppError("bad_login");
  return new AppError("account_closed", {
    detail: `This account is closed. An administrator of your school can reopen it until ${day.format(endOf("account", closedAt))}.`,
  });
}
