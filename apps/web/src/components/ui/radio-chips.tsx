import { useId } from "react";
import type { ReactNode } from "react";

import { cn } from "../../lib/cn.ts";

type RadioChipsProps<V extends string | number> = {
  legend: string;
  choices: readonly { value: V; label: ReactNode; hint?: string | null; isDisabled?: boolean }[];
  value: V;
  onChoose: (value: V) => void;
};

/** One of a few, each with a word of explanation beneath; arrow keys go from one to the next. */
export function RadioChips<V extends string | number>(props: RadioChipsProps<V>) {
  const { legend, choices, value, onChoose } = props;
  const name = useId();
  const hasHints = choices.some(({ hint }) => hint);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div
        className={cn("flex gap-2", hasHints ? "flex-col sm:flex-row sm:flex-wrap" : "flex-wrap")}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 min-w-11 cursor-pointer flex-col justify-center rounded-md border border-line-strong bg-surface px-4 py-2 outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-ink-muted"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.isDisabled ?? false}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            <span className={cn("leading-snug font-semibold", !choice.hint && "text-center")}>
              {choice.label}
            </span>
            {choice.hint && <span className="max-w-64 text-sm leading-snug">{choice.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
