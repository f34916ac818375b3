import { get } from "react-hook-form";
import type {
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from "react-hook-form";

import { messagesOf } from "../../../../lib/form-errors.ts";

export type FieldProps = UseFormRegisterReturn & { errors: readonly string[] };

/** What a field of this form is given: `const field = fieldPropsOf(form)`, `<EmailField {...field("email")} />`. */
export function fieldPropsOf<I extends FieldValues, C, O>(form: UseFormReturn<I, C, O>) {
  const { register, formState } = form;
  const { errors } = formState;
  return <N extends FieldPath<I>>(name: N, options?: RegisterOptions<I, N>): FieldProps => ({
    ...register(name, options),
    errors: messagesOf(get(errors, name)),
  });
}
