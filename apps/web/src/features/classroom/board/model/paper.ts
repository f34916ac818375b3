import type { NewStroke } from "@riwaq/contracts/classroom/room";

/** A board is drawn in thousandths of its width, on every screen with the same height. */
export const PAPER_WIDTH = 1000;
export const PAPER_HEIGHT = 750;

/**
 * Lines as in a book for learning to write, three to a board: what stands on the base line, how high small letters go, how
 * high tall ones, how deep those that hang below.
 */
export const BASE_LINES = [190, 410, 630] as const;
export const TALL_ABOVE = 110;
export const SMALL_ABOVE = 48;
export const DEEP_BELOW = 62;

export type InkColour = NewStroke["colour"];

/** `clay` and `lapis` have other shades on dark paper, as everywhere. */
export const INKS: Record<InkColour, string> = {
  ink: "fill-ink",
  clay: "fill-danger",
  lapis: "fill-info",
};
export const COLOURS = Object.keys(INKS) as InkColour[];

export const WIDTHS = { fine: 6, medium: 11, broad: 20 } as const;
export type WidthName = keyof typeof WIDTHS;
export const WIDTH_NAMES = Object.keys(WIDTHS) as WidthName[];

/** A finger is as broad; the eraser takes what lies beneath it. */
export const ERASER_REACH = 10;

export type Tool = "pen" | "eraser";
export type Pen = { tool: Tool; colour: InkColour; width: WidthName };
export const FIRST_PEN: Pen = { tool: "pen", colour: "ink", width: "medium" };
