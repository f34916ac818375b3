import { isInScript } from "@riwaq/domain/people/public-profiles/public-profile";
import {
  AUDIENCES,
  PROFILE_QUESTIONS,
  PUBLIC_PARTS,
} from "@riwaq/domain/people/public-profiles/words";
import { z } from "zod";

import { Name, hasAddress, shortText } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";

export const Audience = z.enum(AUDIENCES, message("invalid"));
const PublicPart = z.enum(PUBLIC_PARTS, message("invalid"));

const ANSWER_MAX = 600;
/** In the teacher's own words; empty where nothing is said. */
export const answersOf = (answer: z.ZodType<string, string>) =>
  z.object(
    Object.fromEntries(PROFILE_QUESTIONS.map((question) => [question, answer])) as Record<
      (typeof PROFILE_QUESTIONS)[number],
      typeof answer
    >,
  );

/** Seven digits and more, whatever stands between them. */
const NUMBER = /(?:\p{Nd}[\s().-]*){7}/u;

/** Words for visitors: families and teachers are brought together by the institute. */
const PublicWords = shortText(ANSWER_MAX).refine(
  (text) => !hasAddress(text) && !NUMBER.test(text),
  message("words_contact"),
);

const nameIn = (script: "latin" | "arabic") =>
  z
    .literal("")
    .or(Name)
    .refine((name) => isInScript(name, script), message(`name_not_${script}`));

/** What a teacher lets visitors see, as the teacher reads it. */
export const PublicProfile = z.object({
  is_shown: z.boolean(),
  /** Whether visitors find it now: said yes, approved, and with somewhere to meet. */
  is_found: z.boolean(),
  /** The last part of its address; null before the first yes. */
  slug: z.string().nullable(),
  parts: z.array(PublicPart),
  latin_name: z.string(),
  arabic_name: z.string(),
  audiences: z.array(Audience),
  answers: answersOf(z.string()),
  /** In which they are written. */
  answers_language: Language,
  /** What there is to show beside: a picture, a recitation that was heard, certificates that were checked. */
  available: z.array(PublicPart),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** PATCH: only the named fields change. */
export const PublicProfileChange = z
  .object({
    is_shown: z.boolean(message("invalid")),
    parts: z.array(PublicPart).max(PUBLIC_PARTS.length, message("invalid")),
    latin_name: nameIn("latin"),
    arabic_name: nameIn("arabic"),
    audiences: z.array(Audience).max(AUDIENCES.length, message("invalid")),
    answers: answersOf(PublicWords),
    answers_language: Language,
  })
  .partial();
export type PublicProfileChange = z.infer<typeof PublicProfileChange>;
