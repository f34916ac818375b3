/** Free slots as one would write them with Temporal and no thought of speed: the measure for `freeSlots`. */
import { Temporal } from "temporal-polyfill";

import type { SlotQuery } from "../../scheduling/availability/free-slots.ts";
import type { IsoInterval, WallRange } from "../../scheduling/availability/opening-hours.ts";
import { dayOfWeekFromIso, type IsoDayOfWeek } from "../day-of-week.ts";

type Span = { start: Temporal.Instant; end: Temporal.Instant };

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

/** Empty intervals hold nothing and close nothing. */
function spansOf(intervals: readonly IsoInterval[]): Span[] {
  return intervals
    .map(([start, end]) => ({
      start: Temporal.Instant.from(start),
      end: Temporal.Instant.from(end),
    }))
    .filter(({ start, end }) => isBefore(start, end));
}

function rangesOn(date: Temporal.PlainDate, query: SlotQuery): readonly WallRange[] {
  const day = dayOfWeekFromIso(date.dayOfWeek as IsoDayOfWeek);
  const inSeason = (query.seasons ?? []).filter(
    ({ from, until }) =>
      Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, until) <= 0,
  );
  const plan = inSeason.length > 0 ? inSeason.flatMap(({ ranges }) => ranges) : query.ranges;
  return plan.filter((range) => range.day_of_week === day);
}

function datesOf(query: SlotQuery, zone: string): Temporal.PlainDate[] {
  const on = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDate();
  const last = on(query.to).add({ days: 1 });
  const dates: Temporal.PlainDate[] = [];
  let date = on(query.from).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    dates.push(date);
  }
  return dates;
}

function openSpans(query: SlotQuery): Span[] {
  const zone = query.teacherZone;
  const open = spansOf(query.extraHours ?? []);
  for (const date of datesOf(query, zone)) {
    const nextDate = date.add({ days: 1 });
    for (const { start, end } of rangesOn(date, query)) {
      const isMidnight = end === "24:00" || end === "00:00";
      const startsAt = date.toZonedDateTime({ timeZone: zone, plainTime: start });
      const endsAt = isMidnight
        ? nextDate.toPlainDateTime("00:00").toZonedDateTime(zone)
        : date.toZonedDateTime({ timeZone: zone, plainTime: end });
      open.push({ start: startsAt.toInstant(), end: endsAt.toInstant() });
    }
  }
  return open;
}

/** Every instant of the viewer's grid around the window; an hour that comes twice is there twice. */
function gridOf(query: SlotQuery): Temporal.Instant[] {
  const grid: Temporal.Instant[] = [];
  for (const date of datesOf(query, query.viewerZone)) {
    for (let minute = 0; minute < 1440; minute += query.stepMin) {
      const wall = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
      const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
        wall.toZonedDateTime(query.viewerZone, { disambiguation }),
      ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
      if (!first.toPlainDateTime().equals(wall)) continue;
      grid.push(first.toInstant());
      if (!first.toInstant().equals(second.toInstant())) grid.push(second.toInstant());
    }
  }
  return grid.toSorted(Temporal.Instant.compare);
}

function isCovered({ start, end }: Span, open: readonly Span[]): boolean {
  let reached = start;
  while (isBefore(reached, end)) {
    const here = reached;
    const span = open.find((span) => !isBefore(here, span.start) && isBefore(here, span.end));
    if (span === undefined) return false;
    reached = span.end;
  }
  return true;
}

/** The same answer as `freeSlots`, by asking every start of the grid in turn. */
export function slotsByTemporal(query: SlotQuery): string[] {
  const [from, to] = [query.from, query.to].map((iso) => Temporal.Instant.from(iso)) as [
    Temporal.Instant,
    Temporal.Instant,
  ];
  const notBefore = Temporal.Instant.from(query.notBefore ?? query.from);
  const buffer = { minutes: query.bufferMin ?? 0 };
  const open = openSpans(query);
  const timeOff = spansOf(query.timeOff ?? []);
  const closed = spansOf(query.busy)
    .map(({ start, end }) => ({ start: start.subtract(buffer), end: end.add(buffer) }))
    .concat(timeOff);
  const slots: string[] = [];
  for (const start of gridOf(query)) {
    const end = start.add({ minutes: query.lengthMin });
    if (isBefore(start, from) || isBefore(start, notBefore) || isBefore(to, end)) continue;
    if (!isCovered({ start, end }, open)) continue;
    if (closed.some((span) => isBefore(span.start, end) && isBefore(start, span.end))) continue;
    slots.push(start.toString({ smallestUnit: "millisecond" }));
  }
  return slots;
}
