import { useController } from "react-hook-form";

import { messagesOf } from "../../lib/use-app-form.ts";
import { FormField } from "./form-field.tsx";
import { Select, type SelectOption } from "./select.tsx";

type SelectFieldProps<V extends string> = {
  name: string;
  label: string;
  hint?: string;
  options: ReadonlyArray<SelectOption<V>>;
  /** The choice that stands for null, such as "no matter". */
  none?: V;
};

/** A choice in the form around it. */
export function SelectField<V extends string>({
  name,
  none,
  options,
  ...words
}: SelectFieldProps<V>) {
  const { field, fieldState } = useController({ name });
  const choose = (chosen: V) => field.onChange(chosen === none ? null : chosen);
  return (
    <FormField {...words} errors={messagesOf(fieldState.error)}>
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          options={options}
          value={field.value ?? none ?? ""}
          onValueChange={choose}
        />
      )}
    </FormField>
  );
}
