import type { ComponentProps } from "react";

import { FormField } from "./form-field.tsx";
import { Textarea } from "./input.tsx";

type TextareaFieldProps = Omit<ComponentProps<"textarea">, "id"> & {
  label: string;
  hint?: string;
  errors?: readonly string[] | undefined;
  isOptional?: boolean;
};

/** The usual field of several lines: `<TextareaField label=… {...field("note")} />`. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, errors, isOptional = false, ...textarea } = props;
  return (
    <FormField
      label={label}
      errors={errors}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
    >
      {(control) => <Textarea {...control} {...textarea} />}
    </FormField>
  );
}
