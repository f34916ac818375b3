/** What the report of a lesson may say, from what was heard in it; the teacher corrects and sends. */
import { groupBy } from "../../group-by.ts";
import {
  MARK_GROUPS,
  MARK_KINDS,
  type MarkGroup,
  type MarkKind,
  groupOf,
  severityOf,
} from "../marks/kinds.ts";
import { type WordPlace, compareWords, wordKey } from "../mushaf/words.ts";
import {
  type AyatRange,
  type HeardRange,
  heardAyat,
  pagesFilled,
  rangesOf,
} from "./heard-ranges.ts";

export type HeardMark = { kind: MarkKind; detail: string; place: WordPlace };

/** What is known of one pupil in one lesson; marks that were taken back are left out. */
export type HeardLesson = {
  marks: readonly HeardMark[];
  recorded: readonly AyatRange[];
  pagesShown: readonly number[];
  /** What earlier lessons covered, newly or again: to hear it is revision. */
  before: readonly AyatRange[];
};

/** What was heard several times, or once: of one kind, or of a whole group where `kind` is null. */
export type Finding = {
  group: MarkGroup;
  kind: MarkKind | null;
  /** Which letters were exchanged, or what else all its marks say beside the kind; else empty. */
  detail: string;
  count: number;
  /** At most three words, those that were marked most often first. */
  words: WordPlace[];
};

/** Without a mark they went well: whoever listens hears a mistake in them. Rules of beauty are not always listened for. */
export const STRENGTH_GROUPS = ["memory", "letter", "vowel"] as const satisfies MarkGroup[];
export type StrengthGroup = (typeof STRENGTH_GROUPS)[number];

export type ReportProposal = {
  covered: HeardRange[];
  toWorkOn: Finding[];
  strengths: StrengthGroup[];
};

const POINTS_MAX = 3;
const STRENGTHS_MAX = 2;
const WORDS_MAX = 3;
/** A sum of parts of pages is not exact. */
const A_PAGE = 1 - 1e-9;

/** Said of one word they differ; as a point to work on they are the same: it is not known by heart firmly enough. */
const NOT_FIRM = new Set<MarkKind>(["forgot", "prompted", "hesitation", "self-corrected"]);

/**
 * The ayat that were heard (`heardAyat`, at most six ranges), at most three points to work on, what weighs most first,
 * and at most two strengths: groups without a mark, where at least a page was heard that was recorded or marked otherwise.
 * In whatever order things come, the answer is the same.
 */
export function proposeReport(lesson: HeardLesson): ReportProposal {
  const { marks, recorded, pagesShown, before } = lesson;
  const ayat = heardAyat({ recorded, pagesShown, marked: marks.map(({ place }) => place) });
  const wasHeard = marks.length > 0 || recorded.length > 0;
  return {
    covered: rangesOf(ayat, before),
    toWorkOn: findingsOf(marks).slice(0, POINTS_MAX),
    strengths: wasHeard && pagesFilled(ayat) >= A_PAGE ? strengthsOf(marks) : [],
  };
}

function strengthsOf(marks: readonly HeardMark[]): StrengthGroup[] {
  const marked = new Set<MarkGroup>(marks.map(({ kind }) => groupOf(kind)));
  return STRENGTH_GROUPS.filter((group) => !marked.has(group)).slice(0, STRENGTHS_MAX);
}

/** Marks that say the same, together: what changes the meaning first, then what was heard most often. */
function findingsOf(marks: readonly HeardMark[]): Finding[] {
  const together = groupBy(marks, nameOf);
  return [...together.values()]
    .map((alike) => ({ finding: findingOf(alike), isJali: alike.some(isJali) }))
    .toSorted(
      (one, other) =>
        Number(other.isJali) - Number(one.isJali) ||
        other.finding.count - one.finding.count ||
        rankOf(one.finding) - rankOf(other.finding) ||
        (one.finding.detail < other.finding.detail ? -1 : 1),
    )
    .map(({ finding }) => finding);
}

const isJali = ({ kind }: HeardMark) => severityOf(kind) === "jali";
const subjectOf = (kind: MarkKind) => (NOT_FIRM.has(kind) ? null : kind);

/** Each pair of letters is a point of its own. */
const nameOf = ({ kind, detail }: HeardMark) =>
  kind === "letter-exchanged"
    ? `${kind} ${detail}`
    : (subjectOf(kind) ?? `all of ${groupOf(kind)}`);

const rankOf = ({ group, kind }: Finding) =>
  kind === null ? MARK_GROUPS.indexOf(group) - MARK_GROUPS.length : MARK_KINDS.indexOf(kind);

function findingOf(alike: readonly HeardMark[]): Finding {
  const [{ kind, detail }] = alike as [HeardMark];
  const isOfAll = subjectOf(kind) !== null && alike.every((mark) => mark.detail === detail);
  return {
    group: groupOf(kind),
    kind: subjectOf(kind),
    detail: isOfAll ? detail : "",
    count: alike.length,
    words: mostMarked(alike),
  };
}

function mostMarked(alike: readonly HeardMark[]): WordPlace[] {
  const words = groupBy(alike, ({ place }) => wordKey(place));
  return [...words.values()]
    .map((marks) => ({ times: marks.length, place: (marks[0] as HeardMark).place }))
    .toSorted((one, other) => other.times - one.times || compareWords(one.place, other.place))
    .slice(0, WORDS_MAX)
    .map(({ place: { sura, aya, word } }) => ({ sura, aya, word }));
}
