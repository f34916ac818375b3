import { z } from "zod";

/** A coming clock change that moves one side of a series, as the reader sees it. */
export const ClockChange = z.object({
  changes_at: z.string(),
  /** The zone whose clocks change. */
  zone: z.string(),
  shift_minutes: z.int(),
  series: z.array(
    z.object({
      series_id: z.string(),
      student_name: z.string(),
      teacher_name: z.string(),
      anchor_zone: z.string(),
      other_zone: z.string(),
      /** The first lesson after it. */
      first_starts_at: z.string(),
      day_of_week: z.int(),
      anchor_time: z.string(),
      other_time_before: z.string(),
      other_time_after: z.string(),
    }),
  ),
});
export type ClockChange = z.infer<typeof ClockChange>;

export const ClockChanges = z.object({ time_zone: z.string(), changes: z.array(ClockChange) });
export type ClockChanges = z.infer<typeof ClockChanges>;

/** `url` is told once, when the feed is made: only its hash is kept. */
export const CalendarFeed = z.object({
  exists: z.boolean(),
  url: z.string().nullable(),
  read_at: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
