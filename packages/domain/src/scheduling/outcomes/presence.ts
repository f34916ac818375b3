/** Who was in a lesson when, from what each provider can tell. */
import { JOIN_OPENS_BEFORE_MS } from "../sessions/join-window.ts";
import { LESSON_SIDES, type LessonSide } from "./outcome.ts";

/** opened: the button was pressed, which every lesson knows; came, left: told by a provider that sees its room. */
export const PRESENCE_KINDS = ["opened", "came", "left"] as const;

export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/**
 * Somebody opened the room, came in or left, at an instant (ms). Who is never told of by a provider (a link of one's own,
 * Jitsi) is known by the press alone, and taken to have stayed; of whom one tells, the press says nothing more.
 */
export type PresenceMark = {
  side: LessonSide;
  personId: string;
  kind: PresenceKind;
  atMs: number;
  /** The provider's own name for this coming in: who reconnects, or is there by two devices, has several. */
  connection?: string | null;
};

export type Spell = { fromMs: number; untilMs: number };

type LessonHours = { startsAtMs: number; endsAtMs: number };

/** Of one side: when somebody of it was there, within the lesson's hours, in order and without overlap. */
export type SidePresence = {
  spells: Spell[];
  /** The first instant of being there, also before the start; null for who never came. */
  firstMs: number | null;
  /** Whether all that is known of this side is that the button was pressed. */
  isPressOnly: boolean;
};

/**
 * The presence of each side. Marks before the door opens or from the end on tell nothing; they may come in any order and
 * twice. Somebody who came and is not known to have left stayed until the end.
 */
export function presenceOf(
  lesson: LessonHours,
  marks: readonly PresenceMark[],
): Record<LessonSide, SidePresence> {
  const of = (side: LessonSide) =>
    sidePresence(
      lesson,
      marks.filter((mark) => mark.side === side),
    );
  const [teacher, pupil] = LESSON_SIDES.map(of);
  if (!teacher || !pupil) throw new RangeError("A lesson has two sides");
  return { teacher, pupil };
}

function sidePresence(lesson: LessonHours, marks: readonly PresenceMark[]): SidePresence {
  const opensAtMs = lesson.startsAtMs - JOIN_OPENS_BEFORE_MS;
  const told = marks.filter(({ atMs }) => opensAtMs <= atMs && atMs < lesson.endsAtMs);
  const known = [...Map.groupBy(told, ({ personId }) => personId).values()].flatMap(bestKnown);
  const entries = Map.groupBy(
    known,
    ({ personId, connection }) => `${personId} ${connection ?? ""}`,
  );
  const spells = [...entries.values()].flatMap((own) => spellsOf(own, lesson.endsAtMs));
  const came = known.filter(({ kind }) => kind !== "left");
  return {
    spells: joined(spells)
      .map((spell) => ({ ...spell, fromMs: Math.max(spell.fromMs, lesson.startsAtMs) }))
      .filter(({ fromMs, untilMs }) => fromMs < untilMs),
    firstMs: came.length > 0 ? Math.min(...came.map(({ atMs }) => atMs)) : null,
    isPressOnly: came.length > 0 && came.every(({ kind }) => kind === "opened"),
  };
}

/** Of one person: where a provider saw them come, the presses say nothing. */
function bestKnown(marks: readonly PresenceMark[]): readonly PresenceMark[] {
  const isSeen = marks.some(({ kind }) => kind === "came");
  return isSeen ? marks.filter(({ kind }) => kind !== "opened") : marks;
}

/** Of one coming in. Coming twice is being there once; leaving without having come is nothing. */
function spellsOf(marks: readonly PresenceMark[], endsAtMs: number): Spell[] {
  // Of one instant the coming counts last: who is told to have left and come back is there.
  const inOrder = marks.toSorted((a, b) => a.atMs - b.atMs || (a.kind < b.kind ? 1 : -1));
  const spells: Spell[] = [];
  let fromMs: number | null = null;
  for (const { kind, atMs } of inOrder) {
    if (kind !== "left") fromMs ??= atMs;
    else if (fromMs !== null) {
      spells.push({ fromMs, untilMs: atMs });
      fromMs = null;
    }
  }
  return fromMs === null ? spells : [...spells, { fromMs, untilMs: endsAtMs }];
}

function joined(spells: readonly Spell[]): Spell[] {
  const all: Spell[] = [];
  for (const spell of spells.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = all.at(-1);
    if (last && spell.fromMs <= last.untilMs) last.untilMs = Math.max(last.untilMs, spell.untilMs);
    else all.push({ ...spell });
  }
  return all;
}

/** How long both were there at once, in ms. */
export function togetherMs(one: SidePresence, other: SidePresence): number {
  return one.spells
    .flatMap((a) =>
      other.spells.map((b) =>
        Math.max(0, Math.min(a.untilMs, b.untilMs) - Math.max(a.fromMs, b.fromMs)),
      ),
    )
    .reduce((sum, ms) => sum + ms, 0);
}
