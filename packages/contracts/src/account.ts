import { z } from "zod";

import { TimeZone } from "./fields.ts";
import { message } from "./messages.ts";

/** A picture is at most this large when it comes, and is stored as a square of 512 pixels without any metadata. */
export const PICTURE_MAX_BYTES = 8_388_608;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** PUT /profile/time-zone/: keep the lessons' instants, or the wall times of the series that are anchored to the person. */
export const TimeZoneChange = z.object({
  time_zone: TimeZone,
  lessons: z.enum(["instant", "wall_time"], message("required")),
});
export type TimeZoneChange = z.infer<typeof TimeZoneChange>;

/** POST /profile/time-zone/preview/: what either answer would do. */
export const TimeZonePreview = z.object({
  lessons: z.int(),
  first: z
    .object({
      starts_at: z.string(),
      wall_now: z.string(),
      wall_if_instant: z.string(),
      starts_at_if_wall_time: z.string(),
    })
    .nullable(),
  /** Lessons that cannot keep their wall time (the other side's hour is not free): they keep their instant. */
  blocked: z.int(),
});
export type TimeZonePreview = z.infer<typeof TimeZonePreview>;

const Code = z
  .string(message("required"))
  .trim()
  .min(1, message("required"))
  .max(40, message("code_wrong"));
const password = z
  .string(message("required"))
  .min(1, message("required"))
  .max(1024, message("current_password_wrong"));

export const TwoStepState = z.object({ is_on: z.boolean(), recovery_codes_left: z.int() });
export type TwoStepState = z.infer<typeof TwoStepState>;
/** POST /profile/two-step/begin/ {current_password}: shown once, counts when a first code confirms it. */
export const PasswordProof = z.object({ current_password: password });
export type PasswordProof = z.infer<typeof PasswordProof>;
export const TwoStepSetup = z.object({ secret: z.string(), otpauth_url: z.string() });
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;
/** POST /profile/two-step/confirm/ {code}: answers the recovery codes, shown once. */
export const TwoStepCode = z.object({ code: Code });
export type TwoStepCode = z.infer<typeof TwoStepCode>;
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** GET /profile/devices/; DELETE /profile/devices/{id}/; POST /profile/devices/sign-out-others/. */
export const Device = z.object({
  id: z.string(),
  /** Names of browser and system, as far as they say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signed_in_at: z.string(),
  last_used_at: z.string(),
  is_this: z.boolean(),
});
export type Device = z.infer<typeof Device>;
export const Devices = z.array(Device);
export type Devices = z.infer<typeof Devices>;

/** GET /profile/deletion/: what closing the account does. POST {current_password}: closes it. */
export const DeletionConsequences = z.object({
  lessons_cancelled: z.int(),
  children_closed: z.array(z.string()),
  resources_removed: z.int(),
  remove_after: z.string(),
});
export type DeletionConsequences = z.infer<typeof DeletionConsequences>;
export const AccountClosed = z.object({ remove_after: z.string() });
export type AccountClosed = z.infer<typeof AccountClosed>;
