import { z } from "zod";

import { Id } from "../fields.ts";
import { InLanguages, Level } from "./programmes.ts";

/** PUT /students/{id}/levels/: where a pupil stands in a programme; null takes it back. */
export const LevelSet = z.object({
  programme_id: Id,
  /** Of that programme. */
  level_id: Id.nullable(),
});
export type LevelSet = z.infer<typeof LevelSet>;

/** GET /students/{id}/levels/: each programme that the pupil learns and that has levels, by its place among the others. */
export const PupilLevels = z.array(
  z.object({
    programme: z.object({ id: z.string(), name: InLanguages }),
    /** Null until somebody has said it. */
    level_id: z.string().nullable(),
    set_at: z.string().nullable(),
    /** In their order; a retired one stands here only where the pupil has it. */
    levels: z.array(Level),
    /** Whether the reader may say it. */
    may_set: z.boolean(),
  }),
);
export type PupilLevels = z.infer<typeof PupilLevels>;
