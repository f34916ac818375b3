import type { InkPoint } from "@riwaq/domain/classroom/strokes";
import { getStroke } from "perfect-freehand";

const OPTIONS = {
  thinning: 0.55,
  smoothing: 0.5,
  // What was thinned out is not drawn behind the pen: a line looks alike before and after it is sent.
  streamline: 0,
  simulatePressure: false,
};

const middle = (one: readonly [number, number], other: readonly [number, number]) =>
  `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;

/** The outline of a line as the `d` of an SVG path, in thousandths of the board's width; empty without points. */
export function inkPath(points: readonly InkPoint[], width: number): string {
  const given = points.map(({ x, y, pressure }): [number, number, number] => [
    x,
    y,
    pressure / 100,
  ]);
  const outline = getStroke(given, { ...OPTIONS, size: width });
  const [first, second] = outline;
  if (!first || !second) return "";
  const curves = outline.map((corner, at) => {
    const next = outline[(at + 1) % outline.length] ?? first;
    return `Q${corner[0].toFixed(1)} ${corner[1].toFixed(1)} ${middle(corner, next)}`;
  });
  return `M${middle(outline.at(-1) ?? first, first)}${curves.join("")}Z`;
}
