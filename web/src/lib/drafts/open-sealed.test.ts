import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentKeeper, setKeeper } from "./keeper.ts";
import { inMemory, openSealed } from "./open-sealed.ts";
import { storageOf } from "./storage.fixture.ts";
import { TAB_KEEPER } from "./tab-keeper.ts";

const KEY = Buffer.alloc(32, 1).toString("base64url");
const message = (text: string) => ({ what: "your message to us", value: { message: text } });

beforeEach(() => {
  vi.stubGlobal("localStorage", storageOf());
  vi.stubGlobal("sessionStorage", storageOf());
  vi.stubGlobal("location", { pathname: "/contact", search: "" });
  vi.stubGlobal("addEventListener", () => {});
  setKeeper(null);
});
afterEach(() => {
  setKeeper(null);
  vi.unstubAllGlobals();
});

it("what a visitor typed goes to whoever signs in, and stands in the tab no more", () => {
  TAB_KEEPER.keep("contact", message("A visitor's question."));
  openSealed(7, KEY);
  expect(currentKeeper()?.read("contact")?.value).toEqual({ message: "A visitor's question." });
  expect(sessionStorage).toHaveLength(0);
});

it("what a visitor typed overwrites nothing of whoever signs in, and stands in the tab no more", () => {
  openSealed(7, KEY);
  currentKeeper()?.keep("contact", message("My own."));
  setKeeper(null);
  TAB_KEEPER.keep("contact", message("A visitor's question."));
  openSealed(7, KEY);
  expect(currentKeeper()?.read("contact")?.value).toEqual({ message: "My own." });
  expect(sessionStorage).toHaveLength(0);
});

it("what the page remembered by itself meanwhile is newer than what was stored", () => {
  openSealed(7, KEY);
  currentKeeper()?.keep("contact", message("Before."));
  setKeeper(inMemory());
  currentKeeper()?.keep("contact", message("Now."));
  openSealed(7, KEY);
  expect(currentKeeper()?.read("contact")?.value).toEqual({ message: "Now." });
});
