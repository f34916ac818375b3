/** The design language on paper: always the light theme. */
export const INK = "#16302B";
export const MUTED = "#4B615B";
export const EMERALD = "#0E5C4A";
export const LAPIS = "#1F4E79";
export const SAFFRON = "#C98A1B";
export const CLAY = "#A8452E";
export const LINE = "#DCDBD0";

/** In points. */
export const MARGIN = 42;
export const PAGE_WIDTH = 595.28;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
