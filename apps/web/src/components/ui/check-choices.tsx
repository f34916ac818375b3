import { useId } from "react";

import { Checkbox } from "./checkbox.tsx";
import { ErrorList } from "./error-list.tsx";

type CheckChoicesProps<V extends string> = {
  legend: string;
  options: ReadonlyArray<{ value: V; label: string }>;
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  errors?: readonly string[];
};

const NONE: readonly string[] = [];

/** Several of several, in the order of the options. */
export function CheckChoices<V extends string>(props: CheckChoicesProps<V>) {
  const { legend, options, chosen, onChange, errors = NONE } = props;
  const id = useId();
  const toggle = (value: V, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className="space-y-1" aria-describedby={errors.length > 0 ? id : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <div key={value} className="flex min-h-11 items-center gap-3">
            <Checkbox
              id={`${id}-${value}`}
              checked={chosen.includes(value)}
              onCheckedChange={(checked) => toggle(value, checked === true)}
            />
            <label htmlFor={`${id}-${value}`} className="grow cursor-pointer py-2">
              {label}
            </label>
          </div>
        ))}
      </div>
      <ErrorList id={id} messages={errors} />
    </fieldset>
  );
}
