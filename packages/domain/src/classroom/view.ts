/** What the teacher shows to everybody in the room. */

export const ROOM_STAGES = ["mushaf", "board", "material"] as const;
export type RoomStage = (typeof ROOM_STAGES)[number];

/** Nothing hidden; or all words of the page, which come back by ayah or by word. */
export const ROOM_HIDING = ["none", "aya", "word"] as const;
export type RoomHiding = (typeof ROOM_HIDING)[number];

/** Sound as it is while somebody recites, cleaned while people talk, or whichever fits who speaks. */
export const SOUND_MODES = ["auto", "recitation", "talk"] as const;
export type SoundMode = (typeof SOUND_MODES)[number];

/** So many boards lie on each other; a lesson fills a few. */
export const BOARDS_MAX = 8;

export type RoomView = {
  stage: RoomStage;
  page: number;
  /** Whether the pupils' page follows the teacher's; each may look elsewhere and come back. */
  isFollowed: boolean;
  hiding: RoomHiding;
  /** What was revealed again on this page: keys of ayat ("2:5") or words ("2:5:3"). */
  revealed: readonly string[];
  /** Marks are seen by the pupil as they are made, or when the lesson is over. */
  areMarksShown: boolean;
  isColoured: boolean;
  sound: SoundMode;
  board: number;
  material: { resourceId: string; page: number } | null;
};

export const FIRST_VIEW: RoomView = {
  stage: "mushaf",
  page: 1,
  isFollowed: true,
  hiding: "none",
  revealed: [],
  areMarksShown: true,
  isColoured: false,
  sound: "auto",
  board: 1,
  material: null,
};

/** More than the words of any page. */
const REVEALED_MAX = 300;

/**
 * The view after a change. Whoever turns the page or hides anew begins with everything hidden; what is revealed is kept in
 * the order in which it was, each once, and never more than a page has.
 */
export function changeView(view: RoomView, change: Partial<RoomView>): RoomView {
  const next = { ...view, ...change };
  const beginsAnew = next.page !== view.page || next.hiding !== view.hiding;
  const revealed = beginsAnew ? (change.revealed ?? []) : next.revealed;
  return {
    ...next,
    revealed: next.hiding === "none" ? [] : [...new Set(revealed)].slice(0, REVEALED_MAX),
  };
}
