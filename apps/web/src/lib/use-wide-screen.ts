import { useMedia } from "./use-media.ts";

/** Whether there is room for a week side by side. */
export const useWideScreen = (): boolean => useMedia("(min-width: 48rem)");
