import { afterEach, expect, test, vi } from "vitest";

import { THEME_KEY, applyTheme, setTheme, storedTheme, subscribeToTheme } from "./theme.ts";

const shown = () => document.documentElement.dataset["theme"];

/** A system whose preference can change. */
function systemOf(isDark: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal("matchMedia", () => system);
  return system;
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", false, "light"],
  ["system", true, "dark"],
] as const)("%s, on a system that is dark %s, shows %s", (theme, isDark, expected) => {
  systemOf(isDark);
  applyTheme(theme);
  expect(shown()).toBe(expected);
});

test("it is light until somebody chooses, and where what is stored means nothing", () => {
  expect(storedTheme()).toBe("light");
  localStorage.setItem(THEME_KEY, "sepia");
  expect(storedTheme()).toBe("light");
});

test("a choice is kept, shown and told to whoever listens", () => {
  systemOf(false);
  const told = vi.fn<() => void>();
  const leave = subscribeToTheme(told);
  setTheme("dark");
  expect([storedTheme(), shown(), told.mock.calls.length]).toEqual(["dark", "dark", 1]);
  leave();
  setTheme("light");
  expect(told).toHaveBeenCalledOnce();
});

test("a choice in another tab and a change of the system's own are followed", () => {
  const system = systemOf(false);
  const told = vi.fn<() => void>();
  const leave = subscribeToTheme(told);
  localStorage.setItem(THEME_KEY, "system");
  dispatchEvent(new Event("storage"));
  expect(shown()).toBe("light");
  system.matches = true;
  system.dispatchEvent(new Event("change"));
  expect([shown(), told.mock.calls.length]).toEqual(["dark", 2]);
  leave();
  system.matches = false;
  system.dispatchEvent(new Event("change"));
  expect(shown()).toBe("dark");
});
