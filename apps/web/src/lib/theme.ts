export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "theme";
const DEFAULT_THEME: Theme = "light";

export function storedTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? DEFAULT_THEME;
}

export function applyTheme(theme: Theme) {
  const isDark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

const listeners = new Set<() => void>();

export function setTheme(theme: Theme) {
  localStorage.setItem(THEME_KEY, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore: this tab, other tabs and the system's own change of theme. */
export function subscribeToTheme(listener: () => void) {
  const refresh = () => {
    applyTheme(storedTheme());
    listener();
  };
  const system = matchMedia("(prefers-color-scheme: dark)");
  listeners.add(listener);
  addEventListener("storage", refresh);
  system.addEventListener("change", refresh);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", refresh);
    system.removeEventListener("change", refresh);
  };
}
