import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Actor } from "../database/handle.ts";
import { AppError } from "./errors.ts";

/** Lets an actor in, or throws the error that says why not. */
export type Guard<A extends Actor | null> = (actor: Actor | null) => A;

/** Anybody, signed in or not. */
export const anybody: Guard<Actor | null> = (actor) => actor;

/** Whoever is signed in, also where they have yet to set up the second step that their school requires. */
export const signedInSoFar: Guard<Actor> = (actor) => {
  if (actor === null) throw new AppError("not_signed_in");
  return actor;
};

/** Whoever is signed in. */
export const signedIn: Guard<Actor> = (actor) => {
  const person = signedInSoFar(actor);
  if (person.lacksSecondStep) throw new AppError("second_step_first");
  return person;
};

function having(...roles: Role[]): Guard<Actor> {
  return (actor) => {
    const person = signedIn(actor);
    if (!roles.includes(person.role)) throw new AppError("not_allowed");
    return person;
  };
}

/** Who writes reports. */
export const teaching = having("teacher", "adminteacher");

/** Who manages the institution. */
export const administering = having("admin", "adminteacher");

/** Whether this person sees the whole institution's classes and students. */
export function isAdministrator(actor: Pick<Actor, "role">): boolean {
  return actor.role !== "teacher";
}
