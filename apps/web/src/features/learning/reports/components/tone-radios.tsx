import type { LucideIcon } from "lucide-react";
import { useId } from "react";

import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { cn } from "../../../../lib/cn.ts";

const TONES = {
  green: "has-checked:border-success has-checked:bg-success-soft has-checked:text-success",
  blue: "has-checked:border-info has-checked:bg-info-soft has-checked:text-info",
  yellow: "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft",
  red: "has-checked:border-danger has-checked:bg-danger-soft has-checked:text-danger",
};

type Choice<V extends string> = {
  value: V;
  label: string;
  tone: keyof typeof TONES;
  Icon: LucideIcon;
};

type ToneRadiosProps<V extends string> = {
  legend: string;
  choices: readonly Choice<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  errors?: readonly string[] | undefined;
};

/** One of three, side by side and large enough for a thumb; each has its word, its sign and its colour. */
export function ToneRadios<V extends string>(props: ToneRadiosProps<V>) {
  const { legend, choices, value, onChoose, errors = [] } = props;
  const name = useId();
  const isInvalid = errors.length > 0;
  return (
    <fieldset className="min-w-0" aria-describedby={isInvalid ? `${name}-errors` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2">
        {choices.map(({ value: own, label, tone, Icon }) => (
          <label
            key={own}
            className={cn(
              "flex min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-line-strong bg-surface px-2 py-2 text-center leading-tight font-semibold outline-offset-2 outline-primary has-checked:border-2 has-focus-visible:outline-2",
              isInvalid && "border-danger!",
              TONES[tone],
            )}
          >
            <input
              type="radio"
              name={name}
              checked={own === value}
              onChange={() => onChoose(own)}
              data-invalid={isInvalid || undefined}
              className="sr-only"
            />
            <Icon aria-hidden strokeWidth={1.75} className="size-5" />
            {label}
          </label>
        ))}
      </div>
      <ErrorList id={`${name}-errors`} messages={errors} className="mt-1.5" />
    </fieldset>
  );
}
