import type { FigureSums, Figures, FiguresQuery } from "@riwaq/contracts/views/figures";
import { groupBy } from "@riwaq/domain/group-by";
import { lastMonths } from "@riwaq/domain/time/spans";
import {
  addSums,
  fateOf,
  GONE_REASONS,
  goneReasonOf,
  hoursAWeek,
  lessonsIn,
} from "@riwaq/domain/views/figures";
import { medianOf } from "@riwaq/domain/views/median";

import { findAllProgrammes } from "../../modules/people/programmes/queries.ts";
import { findTeachersByName } from "../../modules/scheduling/sessions/find-all-lessons.ts";
import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import { findGoneFamilies, type GoneFamily } from "./find-gone-families.ts";
import { loadParts, type Part } from "./load-parts.ts";
import { findTrials, type Place, type Trial } from "./queries.ts";

/** All that was found of some lessons. */
type Found = {
  parts: readonly Part[];
  trials: readonly Trial[];
  gone: readonly GoneFamily[];
};

/** The months of the institute's clock that are asked for, by month, programme and teacher. */
export async function loadFigures(ctx: Context, query: FiguresQuery): Promise<Figures> {
  requireRight("lessons")(ctx.actor);
  const { db } = ctx;
  const now = ctx.clock.now();
  const { timeZone } = await findInstitute(db);
  const spans = lastMonths(now.getTime(), Number(query.months), timeZone);
  const [fromMs, untilMs] = [spans[0]?.fromMs ?? 0, spans.at(-1)?.untilMs ?? 0];
  const bounds = [...spans.map((span) => new Date(span.fromMs)), new Date(untilMs)];
  const asked = { bounds, programme: query.programme, teacher: query.teacher };
  // First, and alone: where nothing is kept yet it takes long.
  const all = await loadParts(db, spans, now);
  const [trials, gone, programmes] = await Promise.all([
    findTrials(db, asked),
    findGoneFamilies(db, asked, now),
    findAllProgrammes(db),
  ]);
  const parts = all.filter((part) => isAsked(part, query));
  const found = { parts, trials, gone };
  const seen = [...new Set(parts.map(({ teacherId }) => teacherId))];
  const also = query.teacher ? [query.teacher] : [];
  const teachers = await findTeachersByName(db, [...also, ...seen]);
  const by = <Key extends keyof Place>(key: Key) => partsBy(found, key);

  const [ofMonth, ofProgramme, ofTeacher] = [by("span"), by("programmeId"), by("teacherId")];
  const ofProgrammes = [
    ...programmes.map(({ id, name }) => ({ id, name })),
    { id: null, name: null },
  ];
  return {
    time_zone: timeZone,
    months: spans.map(({ month }, span) => ({ month, ...ofMonth(span) })),
    programmes: ofProgrammes
      .map((programme) => ({ ...programme, ...ofProgramme(programme.id) }))
      .filter(({ lessons }) => lessons > 0),
    teachers: teachers
      .filter(({ id }) => seen.includes(id))
      .map((teacher) => {
        const sums = ofTeacher(teacher.id);
        const hours = hoursAWeek(sums.given_minutes, Math.min(now.getTime(), untilMs) - fromMs);
        return { ...teacher, ...sums, hours_a_week: hours };
      }),
    total: sumsOf(found),
    gone: countReasons(gone),
    choices: { programmes: programmes.map(({ id, name }) => ({ id, name })), teachers },
  };
}

const isAsked = ({ teacherId, programmeId }: Part, { teacher, programme }: FiguresQuery): boolean =>
  (teacher === undefined || teacherId === teacher) &&
  (programme === undefined || programmeId === programme);

/** What was found, parted by where it was; given the sums of each part, and of one of which nothing was found. */
function partsBy<Key extends keyof Place>(
  { parts, trials, gone }: Found,
  key: Key,
): (part: Place[Key]) => FigureSums {
  const keyOf = (one: Place) => one[key];
  const ofParts = groupBy(parts, keyOf);
  const ofTrials = groupBy(trials, keyOf);
  const ofGone = groupBy(gone, keyOf);
  return (part) =>
    sumsOf({
      parts: ofParts.get(part) ?? [],
      trials: ofTrials.get(part) ?? [],
      gone: ofGone.get(part) ?? [],
    });
}

function sumsOf({ parts, trials, gone }: Found): FigureSums {
  const { timed, onTime, givenMin, ...fates } = addSums(parts.map(({ sums }) => sums));
  const sent = parts.map(({ seconds }) => seconds);
  const given = trials.filter(({ lesson }) => fateOf(lesson) === "given");
  return {
    lessons: lessonsIn({ timed, onTime, givenMin, ...fates }),
    ...fates,
    timed,
    on_time: onTime,
    given_minutes: givenMin,
    reports: sent.reduce((count, { length }) => count + length, 0),
    report_median_seconds: medianOf(sent),
    trials: given.length,
    trials_regular: given.filter(({ isTurnedRegular }) => isTurnedRegular).length,
    families_gone: gone.length,
  };
}

function countReasons(gone: readonly GoneFamily[]): Figures["gone"] {
  const reasons = gone.map(goneReasonOf);
  const counted = GONE_REASONS.map((reason) => [
    reason,
    reasons.filter((one) => one === reason).length,
  ]);
  return Object.fromEntries(counted) as Figures["gone"];
}
