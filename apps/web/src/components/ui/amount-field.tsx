import { useController } from "react-hook-form";

import { hundredthsOf } from "../../lib/money.ts";
import { messagesOf } from "../../lib/use-app-form.ts";
import { TextField } from "./text-field.tsx";

type AmountFieldProps = { name: string; label: string; hint: string };

/** An amount of the form around it: typed in whole money, kept in hundredths; what is none is kept as null. */
export function AmountField({ name: asked, ...said }: AmountFieldProps) {
  const { field, fieldState } = useController({ name: asked });
  const { ref, name, value, onChange } = field;
  return (
    <TextField
      {...said}
      ref={ref}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={typeof value === "number" ? String(value / 100) : ""}
      errors={messagesOf(fieldState.error)}
      onChange={({ target }) => onChange(hundredthsOf(target.value))}
    />
  );
}
