import { z } from "zod";

import { message } from "../messages.ts";
import { InLanguages, Programme, StaffLevel } from "../people/programmes.ts";

export const ProgrammePageParams = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,80}$/, message("invalid")),
});

/** What visitors read of one programme; of hours only what is true of those who passed a level here. */
export const ProgrammePage = Programme.extend({
  about: InLanguages,
  levels: z.array(
    StaffLevel.omit({ is_retired: true }).extend({
      hours: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    }),
  ),
  /** The address of a picture. */
  sample: z.string().nullable(),
});
export type ProgrammePage = z.infer<typeof ProgrammePage>;
