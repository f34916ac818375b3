import { DAY_PARTS } from "@riwaq/domain/people/wishes/wish";
import { z } from "zod";

import { Gender, PageNumber, SLUG, TimeZone } from "../fields.ts";
import { Trial } from "../institute/institute.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { InLanguages, Programme } from "../people/programmes.ts";
import { Audience, answersOf } from "../people/public-profiles.ts";
import { Certificate, Fit, TeachingLanguage } from "../people/teachers.ts";

/** As words of one text: an address holds them so. */
const listOf = <V extends string | number>(pattern: RegExp, read: (text: string) => V) =>
  z
    .string()
    .regex(pattern, message("invalid"))
    .transform((text) => text.split(",").map(read));

export const PUBLIC_TEACHERS_PAGE_SIZE = 24;

/** What somebody seeks, all of it open: the days and parts are of the week on the clock of `zone`. */
export const PublicTeachersQuery = z.object({
  programme: z.string().max(80).optional(),
  audience: Audience.optional(),
  language: TeachingLanguage.optional(),
  gender: Gender.optional(),
  /** "0,3": day codes. */
  days: listOf(/^[0-6](?:,[0-6]){0,6}$/, Number).optional(),
  /** "morning,evening". */
  parts: listOf(
    new RegExp(`^(?:${DAY_PARTS.join("|")})(?:,(?:${DAY_PARTS.join("|")})){0,2}$`),
    (text) => text as (typeof DAY_PARTS)[number],
  ).optional(),
  zone: TimeZone.default("UTC"),
  page: PageNumber,
});
export type PublicTeachersQuery = z.infer<typeof PublicTeachersQuery>;

/** A teacher as visitors see them: what each agreed to show, and nothing by which they are reached elsewhere. */
export const PublicTeacher = z.object({
  slug: z.string(),
  latin_name: z.string(),
  arabic_name: z.string(),
  /** An address on this site. */
  picture: z.string().nullable(),
  /** Seconds of the recitation that staff have heard. */
  voice_seconds: z.number().nullable(),
  languages: z.array(TeachingLanguage),
  programmes: z.array(Programme.omit({ id: true })),
  years_of_experience: z.int(),
  audiences: z.array(Audience),
  bio: InLanguages,
  /** Starts of a first lesson that can be booked now, the next ones. */
  next_hours: z.array(z.string()),
  /** Null where nothing is sought. */
  fit: Fit.nullable(),
});
export type PublicTeacher = z.infer<typeof PublicTeacher>;

export const PublicTeachers = z.object({
  teachers: z.array(PublicTeacher),
  count: z.int(),
  page: z.int(),
  page_count: z.int(),
});
export type PublicTeachers = z.infer<typeof PublicTeachers>;

export const PublicTeacherPage = PublicTeacher.extend({
  /** Those that staff have checked, if the teacher shows them. */
  certificates: z.array(Certificate),
  answers: answersOf(z.string()),
  answers_language: Language,
  /** Null where the institute gives none. */
  trial: Trial.nullable(),
});
export type PublicTeacherPage = z.infer<typeof PublicTeacherPage>;

export const PublicTeacherParams = z.object({
  slug: z.string().max(80).regex(SLUG, message("invalid")),
});
