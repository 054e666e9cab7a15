import type { Locator, Page } from "@playwright/test";
import type { Room } from "./school.ts";

/** A screen on which something is written: how far somebody is, and the press that would send it. */
export type WritingScreen = {
  name: string;
  /** Who writes there; the room's teacher where nobody is named. */
  who?: string;
  address: string;
  /** Opens it and fills it in; nothing is sent yet. */
  fill: (page: Page, room: Room) => Promise<void>;
  send: (page: Page, room: Room) => Promise<void>;
};

export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole("button", { name });
/** The student whose report is kept. */
export const first = (room: Room) => room.students[0].name;
