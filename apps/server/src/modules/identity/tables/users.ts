import { LANGUAGES } from "@riwaq/contracts/languages";
import { ROLES } from "@riwaq/contracts/roles";
import { GENDERS } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import {
  citext,
  createdAt,
  id,
  instant,
  updatedAt,
  isOneOf,
} from "../../../platform/db/columns.ts";

/** In the place of a name that is forgotten: the lessons that were held still have two sides. */
export const NOBODY = "—";

/** A person who may sign in. What belongs to what they are data stands in `teachers` and `students`. */
export const users = pgTable(
  "users",
  {
    id: id(),
    name: text("name").notNull(),
    /** A child's account, made by a parent, has none and cannot sign in. */
    email: citext("email").unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** The home that opens first; all that somebody is stands in `user_roles`. */
    role: text("role", { enum: ROLES }).notNull(),
    gender: text("gender", { enum: GENDERS }),
    phoneNumber: text("phone_number"),
    bio: text("bio").notNull().default(""),
    timeZone: text("time_zone").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    notifyByEmail: boolean("notify_by_email").notNull().default(true),
    notifyBySms: boolean("notify_by_sms").notNull().default(false),
    notifySessionReminders: boolean("notify_session_reminders").notNull().default(true),
    notifyMarketing: boolean("notify_marketing").notNull().default(false),
    /** Minutes of the day in the reader's zone between which nothing rings; both or neither. */
    quietFrom: integer("quiet_from"),
    quietTo: integer("quiet_to"),
    /** The account is closed: nobody signs in by it, and its records go when the second has come. */
    closedAt: instant("closed_at"),
    removeAfter: instant("remove_after"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The name as it is searched and put in order, and as it sounds; the database keeps both in step. */
    nameWords: text("name_words")
      .notNull()
      .generatedAlwaysAs(sql`name_words(name)`),
    nameSound: text("name_sound")
      .notNull()
      .generatedAlwaysAs(sql`sound_of(name)`),
  },
  (table) => [
    // Everybody by name, and whoever has a part of one in it.
    index("users_by_name").on(table.nameWords, table.id),
    index("users_name_words").using("gin", sql`name_words gin_trgm_ops`),
    index("users_name_sound").using("gin", sql`name_sound gin_trgm_ops`),
    index("users_email_parts").using("gin", sql`(email::text) gin_trgm_ops`),
    index("users_phone_parts").using("gin", sql`phone_number gin_trgm_ops`),
    // The closed ones whose time is over.
    index("users_removal")
      .on(table.removeAfter)
      .where(sql`remove_after is not null`),
    check("users_quiet", sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
    check(
      "users_quiet_minutes",
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439`,
    ),
    check("users_closed", sql`${table.removeAfter} is null or ${table.closedAt} is not null`),
    check("users_role", isOneOf(table.role, ROLES)),
    check("users_gender", isOneOf(table.gender, GENDERS)),
    check("users_language", isOneOf(table.language, LANGUAGES)),
    check(
      "users_email",
      sql`${table.email} is not null or ${table.role} = 'S' or ${table.closedAt} is not null`,
    ),
    check("users_name_not_blank", sql`length(btrim(${table.name})) > 0`),
  ],
);
