import { PROGRAMME_AREAS } from "@riwaq/domain/words";
import { z } from "zod";

import { OrderedIds, ShortName, shortText } from "../fields.ts";
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

/** A stage of a programme, with what it is about, which may be empty. */
export const Level = z.object({
  id: z.string(),
  name: InLanguages,
  description: InLanguages,
  /** Nobody can choose it any more; who has it keeps it. */
  is_retired: z.boolean(),
});
export type Level = z.infer<typeof Level>;

/** With what a learner can do after it, which may be empty. */
export const StaffLevel = Level.extend({ outcome: InLanguages });
export type StaffLevel = z.infer<typeof StaffLevel>;

/** What visitors read: what is offered, with the levels that can be chosen. */
export const OfferedProgramme = Programme.extend({
  levels: z.array(Level.omit({ is_retired: true })),
});
export type OfferedProgramme = z.infer<typeof OfferedProgramme>;

export const OfferedProgrammes = z.array(OfferedProgramme);
export type OfferedProgrammes = z.infer<typeof OfferedProgrammes>;

/** A programme as staff arrange it: with its levels in their order, the retired ones last. */
export const StaffProgramme = Programme.extend({
  levels: z.array(StaffLevel),
  /** What it is, for visitors; may be empty. */
  about: InLanguages,
  /** The address of the page that visitors are shown of it. */
  sample: z.string().nullable(),
  /** No longer offered; lessons and enrolments keep it. */
  is_archived: z.boolean(),
});
export type StaffProgramme = z.infer<typeof StaffProgramme>;

/** In their order, those that are offered first. */
export const StaffProgrammes = z.array(StaffProgramme);
export type StaffProgrammes = z.infer<typeof StaffProgrammes>;

const NewName = z.object({ en: ShortName, fr: ShortName, ar: ShortName });

/** Each reader has it in the language of the site, or nobody has it. */
const allOrNone = (max: number) =>
  z
    .object({ en: shortText(max), fr: shortText(max), ar: shortText(max) })
    .superRefine((texts, check) => {
      const languages = ["en", "fr", "ar"] as const;
      const missing = languages.filter((language) => texts[language] === "");
      if (missing.length === languages.length) return;
      for (const language of missing) {
        check.addIssue({ code: "custom", path: [language], message: message("required") });
      }
    });

export const PROGRAMME_ABOUT_MAX = 400;

export const NewProgramme = z.object({
  name: NewName,
  area: ProgrammeArea,
  about: allOrNone(PROGRAMME_ABOUT_MAX),
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

/** Of one programme, without those that are retired. */
export const LEVELS_MAX = 12;
export const LEVEL_TEXT_MAX = 200;

const LevelText = allOrNone(LEVEL_TEXT_MAX);

export const NewLevel = z.object({ name: NewName, description: LevelText, outcome: LevelText });
export type NewLevel = z.infer<typeof NewLevel>;

/** PATCH: only the named fields change. A retired level is offered again; the other way is its removal. */
export const LevelChange = NewLevel.extend({
  is_retired: z.literal(false, message("invalid")),
}).partial();
export type LevelChange = z.infer<typeof LevelChange>;

/** Every level of the programme that can be chosen, once, the first one first. */
export const LevelOrder = z.object({ ids: OrderedIds });
export type LevelOrder = z.infer<typeof LevelOrder>;
