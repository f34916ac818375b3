/**
 * The closed list of validation and error messages. Schemas carry the key; the texts stand in the `errors`
 * namespace of the locales, read by the site (before sending) and by the server (in the answer).
 */
export const MESSAGE_KEYS = [
  "required",
  "invalid",
  "name_empty",
  "name_long",
  "age_min",
  "age_max",
  "email_invalid",
  "email_taken",
  "password_short",
  "password_long",
  "password_common",
  "password_mismatch",
  "current_password_wrong",
  "gender_invalid",
  "phone_invalid",
  "years_min",
  "years_max",
  "time_zone_invalid",
  "text_long",
  "message_short",
  "url_invalid",
  "credentials_wrong",
  "link_invalid",
  "unauthenticated",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "csrf",
  "too_large",
  "unsupported_type",
  "malformed_json",
  "too_many",
  "internal",
  "unavailable",
  "slot_entry",
  "slot_entry_overlap",
  "slot_bad_day",
  "slot_bad_time",
  "slot_not_on_the_hour",
  "slot_end_before_start",
  "slot_overlap",
  "slot_invalid",
  "slots_too_many",
  "slot_taken",
  "slot_carries_lesson",
  "teacher_required",
  "day_0",
  "day_1",
  "day_2",
  "day_3",
  "day_4",
  "day_5",
  "day_6",
] as const;

export type MessageKey = (typeof MESSAGE_KEYS)[number];

/** A message before it is put into the reader's language. */
export type Message = { key: MessageKey; params?: Record<string, string | number> };

const known: ReadonlySet<string> = new Set(MESSAGE_KEYS);

export function isMessageKey(text: string): text is MessageKey {
  return known.has(text);
}

/** A schema's message: checked at compile time to be in the list. */
export function message(key: MessageKey): string {
  return key;
}
