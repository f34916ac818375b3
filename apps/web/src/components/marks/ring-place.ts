/** A row of the ring, with the space between it and the word. */
const ROW_PX = 44;
const SPACE_PX = 6;

export type RingPlace = {
  side: "top" | "bottom";
  /** From the edge of the word to the ring; below zero where a row of it stands on the other side. */
  offset: number;
  /** Between its two rows. */
  gap: number;
};

type Box = { top: number; bottom: number };

/** Around the word; with both rows beneath it at the upper edge of the window, and above it at the lower one. */
export function ringPlace({ top, bottom }: Box, windowHeight: number): RingPlace {
  const row = ROW_PX + 2 * SPACE_PX;
  const fits = { above: top >= row, below: bottom + row <= windowHeight };
  if (!fits.above) return { side: "bottom", offset: SPACE_PX, gap: SPACE_PX };
  if (!fits.below) return { side: "top", offset: SPACE_PX, gap: SPACE_PX };
  const height = bottom - top;
  return {
    side: "bottom",
    offset: -(height + SPACE_PX + ROW_PX),
    gap: height + 2 * SPACE_PX,
  };
}
