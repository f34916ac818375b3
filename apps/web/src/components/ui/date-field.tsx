import { CalendarDays, Clock } from "lucide-react";
import type { ComponentProps } from "react";

import { FormField } from "./form-field.tsx";
import { Input } from "./input.tsx";

type DateFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  label: string;
  type?: "date" | "time";
  hint?: string;
  errors?: readonly string[] | undefined;
  isOptional?: boolean;
};

// The browser's own button lies, unseen, over our icon. Where it cannot be laid there, it stays and ours goes.
const PICKER =
  "appearance-none pe-11 rtl:text-end rtl:[&::-webkit-datetime-edit]:justify-end [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-y-0 [&::-webkit-calendar-picker-indicator]:end-0 [&::-webkit-calendar-picker-indicator]:h-full [&::-webkit-calendar-picker-indicator]:w-11 [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:opacity-0";

/** A day or an hour, by the browser's own picker: a wheel on phones, typed digits elsewhere. */
export function DateField({ label, type = "date", hint, errors, ...props }: DateFieldProps) {
  const { isOptional = false, ...input } = props;
  const Icon = type === "date" ? CalendarDays : Clock;
  return (
    <FormField
      label={label}
      errors={errors}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        // Browsers lay it out in the direction of their own language, whatever the page's.
        <div dir="ltr" className="relative">
          <Input type={type} className={PICKER} {...control} {...input} />
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto hidden size-4.5 text-ink-muted supports-[selector(::-webkit-calendar-picker-indicator)]:block"
          />
        </div>
      )}
    </FormField>
  );
}
