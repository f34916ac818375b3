import type { OfferedPhrase, SetPhrase } from "@riwaq/contracts/learning/phrases";
import { ReportContent } from "@riwaq/contracts/learning/reports";
import type { PhraseKind } from "@riwaq/domain/learning/phrases/phrase";

import { STUDENTS } from "./families.ts";
import { entriesOf } from "./people.ts";
import { BLESSING, MESSAGES, NOTES, OWN_WORDS, TOPICS, WAITED } from "./report-texts.ts";
import type { Report } from "./reports.ts";

type Covered = ReportContent["covered"][number];
type Submitted = NonNullable<Report["submitted"]>;

/** Learned by heart from the end of the Quran on, as children do: [sura, first aya, last aya] of each lesson. */
const BY_HEART: ReadonlyArray<readonly [sura: number, from: number, to: number]> = [
  [114, 1, 6],
  [113, 1, 5],
  [112, 1, 4],
  [111, 1, 5],
  [110, 1, 3],
  [109, 1, 6],
  [108, 1, 3],
  [107, 1, 7],
  [106, 1, 4],
  [105, 1, 5],
  [104, 1, 9],
  [103, 1, 3],
  [102, 1, 8],
  [101, 1, 11],
  [100, 1, 11],
  [99, 1, 8],
  [98, 1, 4],
  [98, 5, 8],
  [97, 1, 5],
  [96, 1, 8],
  [96, 9, 19],
  [95, 1, 8],
  [94, 1, 8],
  [93, 1, 11],
  [92, 1, 11],
  [92, 12, 21],
  [91, 1, 15],
  [90, 1, 10],
  [90, 11, 20],
  [89, 1, 14],
  [89, 15, 30],
];

const AYAT_A_LESSON = 10;
const PAGES_A_LESSON = 3;
const LESSONS_A_UNIT = 4;

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}

function ayat(step: readonly [number, number, number], work: "new" | "revision"): Covered {
  const [sura, from, to] = step;
  return { kind: "ayat", work, from: { sura, aya: from }, to: { sura, aya: to } };
}

function coveredIn({ lesson, student }: Report, count: number): Covered[] {
  const { language, age } = STUDENTS[student];
  // Whoever is older began earlier, and is further on.
  const step = count + age;
  switch (lesson.programme) {
    case "quran-memorisation":
      return [
        ayat(pick(BY_HEART, step + BY_HEART.length - 7), "new"),
        ayat(pick(BY_HEART, step + BY_HEART.length - 8), "revision"),
      ];
    case "ijazah": {
      const from = count * AYAT_A_LESSON + 1;
      return [ayat([2, from, from + AYAT_A_LESSON - 1], "revision")];
    }
    case "tajweed":
    case "recitation-for-beginners": {
      const from = count * PAGES_A_LESSON + 12;
      return [{ kind: "pages", from, to: from + PAGES_A_LESSON - 1 }];
    }
    case "islamic-studies":
    case "seerah":
      return [{ kind: "text", text: pick(TOPICS[language], count) }];
    default: {
      const unit = 2 + Math.floor(count / LESSONS_A_UNIT);
      return [{ kind: "lesson", unit, lesson: 1 + (count % LESSONS_A_UNIT) }];
    }
  }
}

/** Every so many reports the teacher writes something in own words. */
const OWN_EVERY = 4;
const BLESSED_EVERY = 9;

/**
 * What the teacher wrote about the pupil's lesson, of which there were `count` before in this programme; `phrases` are
 * those of the programme.
 */
export function contentOf(
  report: Report,
  { attendance, grade }: Submitted,
  { count, phrases }: { count: number; phrases: readonly OfferedPhrase[] },
): ReportContent {
  const { language } = STUDENTS[report.student];
  if (attendance === "absent") {
    return ReportContent.parse({ attendance, grade, message: WAITED[language] });
  }
  const at = count + studentNumber(report);
  const own = OWN_WORDS[language];
  const isOwn = at % OWN_EVERY === OWN_EVERY - 1;
  const chosen = (kind: PhraseKind, place: number) => pick(ofKind(phrases, kind), place);
  return {
    attendance,
    covered: coveredIn(report, count),
    grade,
    strengths: [
      chosen("strength", at),
      isOwn ? own.strength : chosen("strength", at + 1 + (at % 2)),
    ],
    to_work_on: [isOwn ? own.point : chosen("point", Math.floor(at / 2))],
    homework: isOwn ? own.homework : "",
    homework_phrases: [chosen("homework", at)],
    message: at % BLESSED_EVERY === BLESSED_EVERY - 1 ? BLESSING : pick(MESSAGES[language], at),
  };
}

const ofKind = (phrases: readonly OfferedPhrase[], kind: PhraseKind): SetPhrase[] =>
  phrases
    .filter((offered) => offered.kind === kind)
    .map(({ phrase, version, words }) => ({ phrase, version, words }));

export function noteOf(report: Report, count: number): string {
  return pick(NOTES, count + studentNumber(report));
}

function studentNumber({ student }: Report): number {
  return entriesOf(STUDENTS).findIndex(([key]) => key === student);
}
