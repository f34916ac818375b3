/** Lines drawn on a board: points in thousandths of its width, thinned out before they are sent, and found again. */

/** `pressure` in hundredths of what a pen can be pressed. */
export type InkPoint = { x: number; y: number; pressure: number };

/** Of more points a stroke is several ones: no row, no message grows without end. */
export const STROKE_POINTS_MAX = 666;

/** Nobody sees a line move by less: on a board a thousand pixels wide it is less than half of one. */
export const INK_TOLERANCE = 0.4;

const POINTS_A_SECOND = 60;
const LEAST = -200;
const MOST = 2000;
/** How much of a thousandth a hundredth of pressure weighs: ten of them are as wide as the line may be off. */
const PRESSURE_WEIGHT = 0.06;

type Vector = readonly [number, number, number];
const vectorOf = ({ x, y, pressure }: InkPoint): Vector => [x, y, pressure * PRESSURE_WEIGHT];

/** From `point` to the straight line between two ends. */
function distance(point: Vector, [from, to]: readonly [Vector, Vector]): number {
  const along = to.map((end, axis) => end - (from[axis] ?? 0));
  const away = point.map((end, axis) => end - (from[axis] ?? 0));
  const length = along.reduce((sum, part) => sum + part * part, 0);
  const dot = along.reduce((sum, part, axis) => sum + part * (away[axis] ?? 0), 0);
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
  return Math.hypot(...away.map((part, axis) => part - share * (along[axis] ?? 0)));
}

/** Of the points between two kept ones, the one farthest from the line between them. */
function farthest(vectors: readonly Vector[], first: number, last: number) {
  const ends = [vectors[first] ?? [0, 0, 0], vectors[last] ?? [0, 0, 0]] as const;
  let found = { at: first, off: 0 };
  for (let at = first + 1; at < last; at += 1) {
    const off = distance(vectors[at] ?? ends[0], ends);
    if (off > found.off) found = { at, off };
  }
  return found;
}

/**
 * The same line with fewer points: both ends are kept, and none that is left out lies farther from the line than
 * `tolerance` (Douglas and Peucker).
 */
export function simplify(points: readonly InkPoint[], tolerance: number): InkPoint[] {
  const vectors = points.map(vectorOf);
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const { at, off } = farthest(vectors, ...span);
    if (off <= tolerance) continue;
    kept.add(at);
    open.push([span[0], at], [at, span[1]]);
  }
  return points.filter((_point, at) => kept.has(at));
}

/** Sixty points a second are enough for any hand; a line that shakes more than that is drawn more coarsely. */
function simplifyWithin(points: readonly InkPoint[], most: number): InkPoint[] {
  let tolerance = INK_TOLERANCE;
  let simple = simplify(points, tolerance);
  while (simple.length > most) {
    tolerance *= 1.25;
    simple = simplify(points, tolerance);
  }
  return simple;
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

const onTheBoard = ({ x, y, pressure }: InkPoint): InkPoint => ({
  x: within(x, LEAST, MOST),
  y: within(y, LEAST, MOST),
  pressure: within(pressure, 0, 100),
});

/**
 * What is sent of a line that somebody drew in `durationMs`: the numbers of one stroke, or of several that begin where the
 * one before ends. Empty where nothing was drawn.
 */
export function strokeNumbers(points: readonly InkPoint[], durationMs: number): number[][] {
  const most = Math.max(POINTS_A_SECOND, Math.ceil((durationMs / 1000) * POINTS_A_SECOND));
  // Rounded last: what the rounding adds is no part of the line.
  const whole = simplifyWithin(points, most).map(onTheBoard);
  const pieces: number[][] = [];
  for (let start = 0; start < whole.length; start += STROKE_POINTS_MAX - 1) {
    const piece = whole.slice(start, start + STROKE_POINTS_MAX);
    const isOnlyTheJoint = start > 0 && piece.length === 1;
    if (!isOnlyTheJoint) pieces.push(piece.flatMap(({ x, y, pressure }) => [x, y, pressure]));
  }
  return pieces;
}

/** The points again of which `strokeNumbers` made one stroke; numbers that make no whole point are left out. */
export function inkPoints(numbers: readonly number[]): InkPoint[] {
  const points: InkPoint[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [x = 0, y = 0, pressure = 0] = numbers.slice(at, at + 3);
    points.push({ x, y, pressure });
  }
  return points;
}

type Line = { width: number; points: readonly number[] };

/** Whether a line passes within `reach` thousandths of a place, its own width counted. */
export function touches(line: Line, place: { x: number; y: number }, reach: number): boolean {
  const most = reach + line.width / 2;
  const flat = inkPoints(line.points).map(({ x, y }): Vector => [x, y, 0]);
  const point: Vector = [place.x, place.y, 0];
  return flat.some((from, at) => distance(point, [from, flat[at + 1] ?? from]) <= most);
}
