import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

import { ApiError } from "../../../../lib/api-error.ts";
import { applyServerErrors } from "../../../../lib/form-errors.ts";

/** Puts the server's messages on their fields and the focus on the first of them; false where no field is named. */
export function refuseFields<I extends FieldValues, C, O>(
  error: unknown,
  fields: readonly FieldPath<I>[],
  form: Pick<UseFormReturn<I, C, O>, "setError" | "setFocus">,
) {
  applyServerErrors(error, fields, form.setError);
  const first =
    error instanceof ApiError ? fields.find((field) => error.body[field]?.length) : undefined;
  if (first) form.setFocus(first);
  return first !== undefined;
}
