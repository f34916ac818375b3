import { useId } from "react";

import { controlClasses } from "../../../../components/ui/control-classes.ts";

type NeedFieldProps<V extends string> = {
  label: string;
  any: string;
  options: ReadonlyArray<{ value: V; label: string }>;
  value: V | undefined;
  onChange: (value: V | undefined) => void;
};

/** One of several, or any. The browser's own list: it weighs nothing, and every phone knows it. */
export function NeedField<V extends string>(props: NeedFieldProps<V>) {
  const { label, any, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ""}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value)
        }
        className={controlClasses}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
