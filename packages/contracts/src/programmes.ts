import { z } from "zod";

/** A name in each language of the site. */
export const InLanguages = z.object({ en: z.string(), fr: z.string(), ar: z.string() });
export type InLanguages = z.infer<typeof InLanguages>;

export const ProgrammeArea = z.enum(["quran", "arabic", "islamic"]);
export type ProgrammeArea = z.infer<typeof ProgrammeArea>;

export const Programme = z.object({
  id: z.string(),
  slug: z.string(),
  area: ProgrammeArea,
  name: InLanguages,
});
export type Programme = z.infer<typeof Programme>;

export const Programmes = z.array(Programme);
export type Programmes = z.infer<typeof Programmes>;
