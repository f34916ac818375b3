import { z } from "zod";

import { Email, Name, Password, PhoneNumber, TimeZone, isStorable } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { Role } from "../roles.ts";

export const Profile = z.object({
  id: z.string(),
  role: Role,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  bio: z.string(),
  phone_number: z.string().nullable(),
  time_zone: z.string(),
  language: Language,
  picture: z.string().nullable(),
  /** Teachers only. */
  zoom_email: z.string().nullable(),
  years_of_experience: z.int().nullable(),
});
export type Profile = z.infer<typeof Profile>;

export const BIO_MAX = 2000;

/** PATCH: only the named fields change. `zoom_email` is for teachers. */
export const ProfileChange = z
  .object({
    name: Name,
    bio: z
      .string(message("required"))
      .trim()
      .max(BIO_MAX, message("text_long"))
      .refine(isStorable, message("invalid")),
    phone_number: PhoneNumber.nullable(),
    time_zone: TimeZone,
    language: Language,
    zoom_email: Email,
  })
  .partial();
export type ProfileChange = z.infer<typeof ProfileChange>;

/** PUT /profile/time-zone/: keep the lessons' instants, or the wall times of the series that are anchored to the person. */
export const TimeZoneChange = z.object({
  time_zone: TimeZone,
  lessons: z.enum(["instant", "wall_time"], message("required")),
});
export type TimeZoneChange = z.infer<typeof TimeZoneChange>;

/** POST /profile/time-zone/preview/ {time_zone}: what keeping the wall times would do. */
export const TimeZoneQuestion = TimeZoneChange.pick({ time_zone: true });
export type TimeZoneQuestion = z.infer<typeof TimeZoneQuestion>;
export const TimeZonePreview = z.object({
  time_zone_now: z.string(),
  /** How many lessons would be held at another instant. */
  lessons: z.int(),
  first: z.object({ starts_at: z.string(), new_starts_at: z.string() }).nullable(),
  /** Starts of lessons that cannot move with the others (the other side is busy, or it is too late): they stay. */
  kept: z.array(z.string()),
});
export type TimeZonePreview = z.infer<typeof TimeZonePreview>;

export const PasswordChange = z.object({
  current_password: z
    .string(message("required"))
    .min(1, message("required"))
    .max(1024, message("current_password_wrong")),
  new_password: Password,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The form asks twice; only the change itself is sent. */
export const PasswordChangeForm = PasswordChange.extend({
  confirm_password: z.string(message("required")),
}).refine((form) => form.new_password === form.confirm_password, {
  path: ["confirm_password"],
  message: message("password_mismatch"),
});
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;

export const NotificationChoices = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  session_reminders: z.boolean(),
  marketing: z.boolean(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;
