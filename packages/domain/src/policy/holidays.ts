/** The days of the Islamic calendar that change the timetable, as the Umm al-Qura calendar foretells them. */
import type { Interval } from "../availability/interval.ts";
import { civilDateMs, civilDateOf, DAY_MS } from "../time/civil-date.ts";
import { toInstant } from "../time/zone.ts";

/** The two Eids are without lessons (terms, holidays); Ramadan is the season of the second weekly plan. */
export type HolidayKind = "eid_al_fitr" | "eid_al_adha" | "ramadan";

/** Dates "YYYY-MM-DD" of the institute's calendar, both inclusive. */
export type HolidayDates = { kind: HolidayKind; startsOn: string; endsOn: string };

export type ProposedHoliday = HolidayDates & { hijriYear: number };

type HijriDate = { year: number; month: number; day: number };

const RAMADAN = 9;
const EID_AL_FITR_DAYS = 3;
const EID_AL_ADHA_DAYS = 4;

const umAlQura = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

function hijriOf(dateMs: number): HijriDate {
  const parts = umAlQura.formatToParts(dateMs);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month"), day: numberOf("day") };
}

function days(kind: HolidayKind, hijriYear: number, startMs: number, count: number) {
  const [startsOn, endsOn] = [startMs, startMs + (count - 1) * DAY_MS].map(civilDateOf);
  return { kind, hijriYear, startsOn, endsOn } as ProposedHoliday;
}

function ramadanLength(startMs: number): number {
  return hijriOf(startMs + 29 * DAY_MS).month === RAMADAN ? 30 : 29;
}

function holidayFrom(dateMs: number): ProposedHoliday | null {
  const { year, month, day } = hijriOf(dateMs);
  if (month === RAMADAN && day === 1) return days("ramadan", year, dateMs, ramadanLength(dateMs));
  if (month === 10 && day === 1) return days("eid_al_fitr", year, dateMs, EID_AL_FITR_DAYS);
  if (month === 12 && day === 10) return days("eid_al_adha", year, dateMs, EID_AL_ADHA_DAYS);
  return null;
}

/**
 * What begins on dates from `fromDate` to `untilDate` ("YYYY-MM-DD", both inclusive), in order:
 * Ramadan whole, Eid al-Fitr on 1–3 Shawwal, Eid al-Adha on 10–13 Dhu al-Hijja. Proposals: the dates
 * follow the sighting of the moon, and staff confirm or shift them (terms, holidays).
 * @throws RangeError for a malformed date
 */
export function proposedHolidays(fromDate: string, untilDate: string): ProposedHoliday[] {
  const [fromMs, untilMs] = [civilDateMs(fromDate), civilDateMs(untilDate)];
  if (fromMs === null || untilMs === null) {
    throw new RangeError(`Not dates: ${fromDate}, ${untilDate}`);
  }
  const found: ProposedHoliday[] = [];
  for (let dateMs = fromMs; dateMs <= untilMs; dateMs += DAY_MS) {
    const holiday = holidayFrom(dateMs);
    if (holiday !== null) found.push(holiday);
  }
  return found;
}

function startOfDayMs(date: string, zone: string): number {
  return toInstant({ date, time: "00:00", zone }).epochMs;
}

/**
 * The instants without lessons, in the order given: from the first midnight of each Eid to the
 * midnight after its last day, by the institute's clock (terms, holidays). Ramadan has lessons, so
 * it gives none.
 * @throws RangeError for a malformed date or an unknown zone
 */
export function holidayIntervals(
  holidays: readonly HolidayDates[],
  instituteZone: string,
): Interval[] {
  return holidays
    .filter(({ kind }) => kind !== "ramadan")
    .map(({ startsOn, endsOn }) => ({
      startMs: startOfDayMs(startsOn, instituteZone),
      endMs: toInstant({ date: endsOn, time: "24:00", zone: instituteZone }).epochMs,
    }));
}
