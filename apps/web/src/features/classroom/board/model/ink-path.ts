import type { InkPoint } from "@riwaq/domain/classroom/strokes";
import { getStroke } from "perfect-freehand";

const OPTIONS = {
  thinning: 0.55,
  smoothing: 0.5,
  // What was thinned out is not drawn behind the pen: a line looks alike before and after it is sent.
  streamline: 0,
  simulatePressure: false,
};

/** Of a line that was thinned out the points lie farther apart; between them it goes round again. */
const STEP = 4;
/** Half a right angle: what turns more sharply is a corner, such as a tooth of sin, and stays one. */
const CORNER_COSINE = Math.SQRT1_2;

type Direction = readonly [number, number];

function direction(from: InkPoint, to: InkPoint): Direction {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.x - from.x) / length, (to.y - from.y) / length];
}

/** Where the line goes at a point, seen from the piece between `at` and its neighbour. */
function tangent(points: readonly InkPoint[], at: number, piece: Direction): Direction {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]];
  if (!before || !here || !after) return piece;
  const [arriving, leaving] = [direction(before, here), direction(here, after)];
  const cosine = arriving[0] * leaving[0] + arriving[1] * leaving[1];
  return cosine < CORNER_COSINE ? piece : direction(before, after);
}

function between(points: readonly InkPoint[], at: number): InkPoint[] {
  const [from, to] = [points[at], points[at + 1]];
  if (!from || !to) return [];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const straight = direction(from, to);
  const [start, end] = [tangent(points, at, straight), tangent(points, at + 1, straight)];
  const steps = Math.max(1, Math.floor(length / STEP));
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    const [square, cube] = [share ** 2, share ** 3];
    const ending = 3 * square - 2 * cube;
    const on = (axis: "x" | "y", part: 0 | 1) =>
      from[axis] * (1 - ending) +
      to[axis] * ending +
      length * ((cube - 2 * square + share) * start[part] + (cube - square) * end[part]);
    const pressure = from.pressure + (to.pressure - from.pressure) * share;
    return { x: on("x", 0), y: on("y", 1), pressure };
  });
}

const rounded = (points: readonly InkPoint[]) => [
  ...points.flatMap((_point, at) => between(points, at)),
  ...points.slice(-1),
];

const middle = (one: readonly [number, number], other: readonly [number, number]) =>
  `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;

/** The outline of a line as the `d` of an SVG path, in thousandths of the board's width; empty without points. */
export function inkPath(points: readonly InkPoint[], width: number): string {
  const given = rounded(points).map(({ x, y, pressure }): [number, number, number] => [
    x,
    y,
    pressure / 100,
  ]);
  const outline = getStroke(given, { ...OPTIONS, size: width });
  const [first] = outline;
  if (!first) return "";
  const curves = outline.map((corner, at) => {
    const next = outline[(at + 1) % outline.length] ?? first;
    return `Q${corner[0].toFixed(1)} ${corner[1].toFixed(1)} ${middle(corner, next)}`;
  });
  return `M${middle(outline.at(-1) ?? first, first)}${curves.join("")}Z`;
}
