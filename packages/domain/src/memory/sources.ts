/** Where a page was recited, or who spoke of it. */
export const REVIEW_SOURCES = ["beginning", "lesson", "evening", "test", "homework"] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];
