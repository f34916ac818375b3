/** What the teacher shows to everybody in the room. */

export const ROOM_STAGES = ["mushaf", "board", "material"] as const;
export type RoomStage = (typeof ROOM_STAGES)[number];

/** Nothing hidden; or all words of the page, which come back by ayah or by word. */
export const ROOM_HIDING = ["none", "aya", "word"] as const;
export type RoomHiding = (typeof ROOM_HIDING)[number];

/** Sound as it is while somebody recites, cleaned while people talk, or whichever fits who speaks. */
export const SOUND_MODES = ["auto", "recitation", "talk"] as const;

/** So many boards lie on each other; a lesson fills a few. */
export const BOARDS_MAX = 8;

/** What a pen on a board writes in. */
export const STROKE_COLOURS = ["ink", "clay", "lapis"] as const;

/** What is hidden on which page, and what of it was revealed again: keys of ayat ("2:5") or words ("2:5:3"). */
export type Hidden = { page: number; hiding: RoomHiding; revealed: readonly string[] };

/** More than the words of any page. */
const REVEALED_MAX = 300;

/**
 * What is revealed once the teacher asks for a change. Whoever turns the page or hides anew begins with everything hidden
 * but what the change itself names; each is revealed once, in its order, and never more than a page has.
 */
export function revealedAfter(
  before: Hidden,
  change: { [K in keyof Hidden]?: Hidden[K] | undefined },
): string[] {
  const { page = before.page, hiding = before.hiding } = change;
  if (hiding === "none") return [];
  const beginsAnew = page !== before.page || hiding !== before.hiding;
  const revealed = change.revealed ?? (beginsAnew ? [] : before.revealed);
  return [...new Set(revealed)].slice(0, REVEALED_MAX);
}

/** After the last word of it a pointer fades. */
export const POINTER_STAYS_MS = 2000;

/** How a recording that the teacher plays to everybody stood at one moment. */
export type Playback = { is_playing: boolean; at_ms: number; set_at: string };

/**
 * How far into a recording everybody is, in milliseconds, at `nowMs` on the clock of the server by which `set_at` was told;
 * a clock that was set back plays nothing again. Whoever knows how long it is, stops there.
 */
export function playedTo({ is_playing, at_ms, set_at }: Playback, nowMs: number): number {
  return is_playing ? at_ms + Math.max(0, nowMs - Date.parse(set_at)) : at_ms;
}
