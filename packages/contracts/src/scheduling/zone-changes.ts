import { z } from "zod";

import { TimeZone } from "../fields.ts";
import { message } from "../messages.ts";

/** PUT /profile/time-zone/: keep the lessons' instants, or the wall times of the series that are anchored to the person. */
export const TimeZoneChange = z.object({
  time_zone: TimeZone,
  lessons: z.enum(["instant", "wall_time"], message("required")),
});
export type TimeZoneChange = z.infer<typeof TimeZoneChange>;

/** POST /profile/time-zone/preview/ {time_zone}: what keeping the wall times would do. */
export const TimeZoneQuestion = TimeZoneChange.pick({ time_zone: true });
export type TimeZoneQuestion = z.infer<typeof TimeZoneQuestion>;
export const TimeZonePreview = z.object({
  time_zone_now: z.string(),
  /** How many lessons would be held at another instant. */
  lessons: z.int(),
  first: z.object({ starts_at: z.string(), new_starts_at: z.string() }).nullable(),
  /** Starts of lessons that cannot move with the others (the other side is busy, or it is too late): they stay. */
  kept: z.array(z.string()),
});
export type TimeZonePreview = z.infer<typeof TimeZonePreview>;
