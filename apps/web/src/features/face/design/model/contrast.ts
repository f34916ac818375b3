const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/** Björn Ottosson's matrices: OKLCH to linear sRGB. */
function linearRgb(colour: string): [number, number, number] {
  const [, ...parts] = OKLCH.exec(colour.trim()) ?? [];
  const [lightness, chroma, hue] = parts.map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new TypeError(`not a colour of the palette: ${colour}`);
  }
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string) {
  const [red, green, blue] = linearRgb(colour);
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(colour: string, ground: string) {
  const [darker = 0, lighter = 0] = [luminance(colour), luminance(ground)].toSorted(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
