import { SKIP_STATES } from "@riwaq/domain/scheduling/series/judge-occurrences";
import { z } from "zod";

/** GET /staff/unplaced/: lessons of weekly series that could not be placed and stand nowhere else, the next first. */
export const UnplacedLessons = z.array(
  z.object({
    series_id: z.string(),
    teacher: z.object({ id: z.string(), name: z.string(), time_zone: z.string() }),
    students: z.array(z.object({ id: z.string(), name: z.string() })),
    starts_at: z.string(),
    ends_at: z.string(),
    /** What stood against it. */
    state: z.enum(SKIP_STATES),
    /** The institute's. */
    time_zone: z.string(),
  }),
);
export type UnplacedLessons = z.infer<typeof UnplacedLessons>;
