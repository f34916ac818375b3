import { InstituteChange } from "@riwaq/contracts/institute/institute";
import type { Institute } from "@riwaq/contracts/institute/institute";
import type { z } from "zod";

/** The contract's own rules for what the form holds. */
export const InstituteValues = InstituteChange.required();
export type InstituteValues = z.infer<typeof InstituteValues>;

export function instituteValuesOf(institute: Institute): InstituteValues {
  const { name, phone, chat_url, social_url, photo_url, ...rest } = institute;
  const { trial, same_gender_from_12, report_due_hours, ...others } = rest;
  const { missed_after_minutes, cover_family, recitation_kept_days } = others;
  const channels = { phone, chat_url, social_url, photo_url };
  const rules = {
    trial,
    same_gender_from_12,
    report_due_hours,
    missed_after_minutes,
    cover_family,
    recitation_kept_days,
  };
  return { name, ...channels, ...rules };
}

/** An empty field is a channel that the institute does not have. */
export function channelFromInput(text: string | null) {
  return text === null || text.trim() === "" ? null : text;
}
