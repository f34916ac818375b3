import type { ComponentProps } from "react";

import { FormField } from "./form-field.tsx";
import { Input } from "./input.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  hint?: string;
  errors?: readonly string[] | undefined;
  isOptional?: boolean;
};

/** The usual field in one line: `<TextField label=… errors=… {...register("email")} />`. */
export function TextField({ label, hint, errors, isOptional, ...input }: TextFieldProps) {
  return (
    <FormField
      label={label}
      errors={errors}
      {...(hint !== undefined && { hint })}
      {...(isOptional !== undefined && { isOptional })}
    >
      {(control) => <Input {...control} {...input} />}
    </FormField>
  );
}
