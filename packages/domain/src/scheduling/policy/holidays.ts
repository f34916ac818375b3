import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { toInstant } from "../../time/zone.ts";
/** The days of the Islamic calendar that change the timetable, as the Umm al-Qura calendar foretells them. */
import type { Interval } from "../availability/interval.ts";

/** The two Eids are without lessons (terms, holidays); Ramadan is the season of the second weekly plan. */
export const HOLIDAY_KINDS = ["eid_al_fitr", "eid_al_adha", "ramadan"] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

/** Dates "YYYY-MM-DD" of the institute's calendar, both inclusive. */
export type HolidayDates = { kind: HolidayKind; startsOn: string; endsOn: string };

export type ProposedHoliday = HolidayDates & { hijriYear: number };

type HijriDate = { year: number; month: number; day: number };

const RAMADAN = 9;
const SHAWWAL = 10;
const DHU_AL_HIJJA = 12;
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

function lasting(dayCount: number, startMs: number): { startsOn: string; endsOn: string } {
  return { startsOn: civilDateOf(startMs), endsOn: civilDateOf(startMs + (dayCount - 1) * DAY_MS) };
}

function ramadanLength(startMs: number): number {
  return hijriOf(startMs + 29 * DAY_MS).month === RAMADAN ? 30 : 29;
}

function holidayFrom(dateMs: number): ProposedHoliday | null {
  const { year: hijriYear, month, day } = hijriOf(dateMs);
  if (month === RAMADAN && day === 1) {
    return { kind: "ramadan", hijriYear, ...lasting(ramadanLength(dateMs), dateMs) };
  }
  if (month === SHAWWAL && day === 1) {
    return { kind: "eid_al_fitr", hijriYear, ...lasting(EID_AL_FITR_DAYS, dateMs) };
  }
  if (month === DHU_AL_HIJJA && day === 10) {
    return { kind: "eid_al_adha", hijriYear, ...lasting(EID_AL_ADHA_DAYS, dateMs) };
  }
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
