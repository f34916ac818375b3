import type { WeekFigures } from "@riwaq/contracts/views/figures";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { weekOf } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";
import { fateOf, lessonsIn, sumLessons } from "@riwaq/domain/views/figures";
import { medianOf } from "@riwaq/domain/views/median";

import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import { findAlike, findDelays, findTrials } from "./queries.ts";

/** Three queries beside the institute's, over one week of lessons. */
export async function loadWeekFigures({ db, actor, clock }: Context): Promise<WeekFigures> {
  requireRight("lessons")(actor);
  const now = clock.now();
  const { timeZone } = await findInstitute(db);
  const { fromMs, untilMs } = weekOf(now.getTime(), timeZone);
  const asked = { bounds: [new Date(fromMs), new Date(untilMs)] };
  const [alike, delays, trials] = await Promise.all([
    findAlike(db, asked, now),
    findDelays(db, asked),
    findTrials(db, asked),
  ]);
  const sums = sumLessons(alike);
  const over = alike.filter(({ isOver }) => isOver);
  const given = trials.filter(({ lesson }) => fateOf(lesson) === "given");
  const sent = delays.map(({ seconds }) => Float64Array.from(seconds));
  const dateOf = (ms: number) => toWall(ms, timeZone).date;
  return {
    from: dateOf(fromMs),
    // Noon of the last day, however long it is.
    until: dateOf(untilMs - DAY_MS / 2),
    time_zone: timeZone,
    lessons: { planned: lessonsIn(sums), over: lessonsIn(sumLessons(over)), given: sums.given },
    punctuality: { lessons: sums.timed, on_time: sums.onTime },
    reports: {
      sent: sent.reduce((count, { length }) => count + length, 0),
      median_seconds: medianOf(sent),
    },
    trials: {
      given: given.length,
      regular: given.filter(({ isTurnedRegular }) => isTurnedRegular).length,
    },
  };
}
