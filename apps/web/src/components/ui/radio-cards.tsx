import { useId } from "react";
import type { ComponentProps } from "react";

import { ErrorList } from "./error-list.tsx";

type RadioCardsProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  legend: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  errors: readonly string[];
};

/** One of a few, all of them on show; spread `register("field")` onto it. */
export function RadioCards({ legend, options, errors, ...radio }: RadioCardsProps) {
  const errorsId = useId();
  return (
    <fieldset className="space-y-1.5" aria-describedby={errors.length > 0 ? errorsId : undefined}>
      <legend className="font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 has-checked:border-primary has-checked:bg-success-soft"
          >
            <input
              type="radio"
              value={value}
              className="size-4.5 shrink-0 accent-primary"
              {...radio}
            />
            {label}
          </label>
        ))}
      </div>
      <ErrorList id={errorsId} messages={errors} />
    </fieldset>
  );
}
