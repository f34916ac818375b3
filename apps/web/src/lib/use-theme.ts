import { useSyncExternalStore } from "react";

import { setTheme, storedTheme, subscribeToTheme } from "./theme.ts";
import type { Theme } from "./theme.ts";

const DEFAULT_ON_SERVER: Theme = "light";

export function useTheme() {
  const theme = useSyncExternalStore(subscribeToTheme, storedTheme, () => DEFAULT_ON_SERVER);
  return { theme, setTheme };
}
