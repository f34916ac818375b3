import { PROGRAMME_AREAS } from "@riwaq/domain/words";
import { z } from "zod";

import { OrderedIds, ShortName } from "../fields.ts";
import { message } from "../messages.ts";

/** A name in each language of the site. */
export const InLanguages = z.object({ en: z.string(), fr: z.string(), ar: z.string() });
export type InLanguages = z.infer<typeof InLanguages>;

export const ProgrammeArea = z.enum(PROGRAMME_AREAS, message("invalid"));
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

/** A programme as staff arrange it: with the names of its levels, the first one first. */
export const StaffProgramme = Programme.extend({
  levels: z.array(InLanguages),
  /** No longer offered; lessons and enrolments keep it. */
  is_archived: z.boolean(),
});
export type StaffProgramme = z.infer<typeof StaffProgramme>;

/** In their order, those that are offered first. */
export const StaffProgrammes = z.array(StaffProgramme);
export type StaffProgrammes = z.infer<typeof StaffProgrammes>;

const NewName = z.object({ en: ShortName, fr: ShortName, ar: ShortName });

export const LEVELS_MAX = 12;
export const NewProgramme = z.object({
  name: NewName,
  area: ProgrammeArea,
  levels: z.array(NewName).max(LEVELS_MAX, message("invalid")),
});
export type NewProgramme = z.infer<typeof NewProgramme>;

/** PATCH: only the named fields change. */
export const ProgrammeChange = NewProgramme.extend({
  is_archived: z.boolean(message("invalid")),
}).partial();
export type ProgrammeChange = z.infer<typeof ProgrammeChange>;

/** Every programme that is offered, once, in the order in which people are to find them. */
export const ProgrammeOrder = z.object({
  ids: OrderedIds,
});
export type ProgrammeOrder = z.infer<typeof ProgrammeOrder>;
