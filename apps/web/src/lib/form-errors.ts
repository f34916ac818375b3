import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

import { ApiError } from "./api-error.ts";

/** The messages of one field as a list, from whichever side they came. */
export function messagesOf(error: { message?: string; types?: object } | undefined): string[] {
  if (!error) return [];
  const all = Object.values(error.types ?? {}).flat();
  const texts = all.filter((text): text is string => typeof text === "string");
  return texts.length > 0 ? texts : [error.message ?? ""].filter(Boolean);
}

/**
 * Puts the server's messages on the fields that the form has and returns the others, for beneath the form. Without
 * an answer from the server it returns undefined.
 */
export function applyServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): string[] | undefined {
  if (!(error instanceof ApiError) || !error.hasMessages) return undefined;
  const known = new Set<string>(fields);
  for (const field of fields) {
    const messages = error.body[field];
    if (messages) setError(field, { type: "server", types: { server: messages } });
  }
  return Object.entries(error.body)
    .filter(([field]) => !known.has(field))
    .flatMap(([, messages]) => messages);
}
