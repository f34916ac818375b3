/** How a version stands to today. */
export const TONES = { now: "green", coming: "blue", past: "neutral" } as const;
