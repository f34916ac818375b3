import { beforeEach, expect, it } from "vitest";

import { currentUser } from "../../../../lib/current-user.ts";
import { forgetChange, lastChange, rememberChange } from "./last-change.ts";

const change = (id: string) =>
  ({ id, undoUntil: "2026-11-24T18:10:00Z", kind: "move", count: 1 }) as const;

/** As a page that is loaded anew finds it. */
async function afterReload() {
  lastChange.set(undefined);
  return lastChange.load();
}

beforeEach(() => lastChange.set(null));

it("can still be taken back after a reload", async () => {
  rememberChange(change("a"));
  expect(lastChange.peek()).toEqual(change("a"));
  expect(await afterReload()).toEqual(change("a"));
});

it("goes once it is undone, but a newer one stays", async () => {
  rememberChange(change("a"));
  rememberChange(change("b"));
  forgetChange("a");
  expect(await afterReload()).toEqual(change("b"));
  forgetChange("b");
  expect(lastChange.peek()).toBeNull();
  expect(await afterReload()).toBeNull();
});

it("is nobody else's: it goes with whoever signs out", async () => {
  rememberChange(change("a"));
  currentUser.set(null);
  expect(await afterReload()).toBeNull();
});

it.each(["", "{", "null", "7", '"text"', "{}", '{"id":"a"}'])(
  "what the storage holds otherwise (%s) is none",
  async (stored) => {
    sessionStorage.setItem("last_change", stored);
    expect(await afterReload()).toBeNull();
  },
);
