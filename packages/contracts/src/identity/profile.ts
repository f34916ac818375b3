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
