/** In the order of the page; the names are anchors too: /design#buttons. */
export const SECTIONS = [
  "colours",
  "type",
  "shape",
  "brand",
  "buttons",
  "fields",
  "feedback",
  "overlays",
  "navigation",
  "data",
] as const;

export type Section = (typeof SECTIONS)[number];
