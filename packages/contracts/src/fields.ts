import { isTimeZone } from "@riwaq/domain/time/zone-name";
import { GENDERS } from "@riwaq/domain/words";
import { z } from "zod";

import { message } from "./messages.ts";

/** A page of a list, counted from 1. A page past the last answers as the last one. */
export const PageNumber = z.coerce
  .number(message("invalid"))
  .int(message("invalid"))
  .min(1, message("invalid"))
  .max(1_000_000, message("invalid"))
  .default(1);

/** What the database can hold as text and as JSON: no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

/** A text of people's own, without what surrounds it. */
export const shortText = (max: number) =>
  z
    .string(message("required"))
    .trim()
    .max(max, message("text_long"))
    .refine(isStorable, message("invalid"));

/** Joiners belong to the spelling of names in Arabic script; between other letters they only hide. */
const JOINED = /(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic})/gu;
/** Breaks of lines, and what is not seen or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const isReadable = (text: string) =>
  !UNSEEN.test(text.replaceAll(JOINED, "")) && /\p{L}/u.test(text);

/** Mail programs make links of these: registration must not carry a stranger's advertisement. */
const ADDRESS = /:\/\/|[wW]{3}\.|@|[\p{L}\p{N}-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;

/** Whether a mail program would make a link of some of it. */
export const hasAddress = (text: string) => ADDRESS.test(text);

/** One line of text that can be read. */
export const ShortName = z
  .string(message("required"))
  .trim()
  .min(1, { error: message("name_empty"), abort: true })
  .max(120, { error: message("name_long"), abort: true })
  .refine(isStorable, { error: message("invalid"), abort: true })
  .refine(isReadable, { error: message("name_unreadable"), abort: true });

/**
 * A person's name, wherever one is taken: these fields are shared by several forms, with the same messages.
 */
export const Name = ShortName.refine((text) => !hasAddress(text), message("name_address"));

/** Compared case-insensitively and trimmed: the normal form is what is stored. */
export const Email = z
  .string(message("required"))
  .trim()
  .toLowerCase()
  .max(254, message("email_invalid"))
  .pipe(z.email(message("email_invalid")));

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const Password = z
  .string(message("required"))
  .min(PASSWORD_MIN, message("password_short"))
  .max(PASSWORD_MAX, message("password_long"));

export const Gender = z.enum(GENDERS, message("gender_invalid"));
export type Gender = z.infer<typeof Gender>;

export const PhoneNumber = z
  .string(message("required"))
  .trim()
  .regex(/^\+?[1-9]\d{1,14}$/, message("phone_invalid"));

export const Age = z
  .number(message("age_min"))
  .int(message("age_min"))
  .min(1, message("age_min"))
  .max(120, message("age_max"));

export const YearsOfExperience = z
  .number(message("years_min"))
  .int(message("years_min"))
  .min(1, message("years_min"))
  .max(120, message("years_max"));

export const TimeZone = z
  .string(message("required"))
  .max(64, message("time_zone_invalid"))
  .refine(isTimeZone, message("time_zone_invalid"));

/** In one spelling, as the database gives it: ids are compared and locked by. A malformed one is simply not found. */
export const Id = z.uuid().toLowerCase();

/** Rows of one list in their order, each named once. */
export const OrderedIds = z
  .array(Id)
  .max(500, message("invalid"))
  .refine((ids) => new Set(ids).size === ids.length, message("invalid"));

/** The years 2000 to 2199: all that is asked about in earnest, and well within what calendars and database hold. */
const isNear = (text: string) => /^2[01]/.test(text);

export const Instant = z.iso
  .datetime({ offset: true, error: message("invalid") })
  .refine(isNear, message("invalid"));

export const CivilDate = z.iso.date(message("invalid")).refine(isNear, message("invalid"));

/** A stable name in an address, as the domain makes them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
