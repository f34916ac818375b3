/** What services show beside a shared address. The build draws what stands behind, the server the words and the portrait. */
export const SHARE_PICTURE = { width: 1200, height: 630, margin: 64 } as const;

/** Where the arch of a teacher stands, from the margin at the end of the lines. */
export const SHARE_PORTRAIT = { inset: 25, top: 150, width: 384, height: 480 } as const;

/** Left for words beside the picture. */
export const SHARE_COLUMN = 598;
