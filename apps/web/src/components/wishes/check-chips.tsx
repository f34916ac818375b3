type CheckChipsProps<V extends string | number> = {
  legend: string;
  hint?: string;
  choices: ReadonlyArray<{ value: V; label: string }>;
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
};

/** Several of a few, none of them too; one tap each. */
export function CheckChips<V extends string | number>(props: CheckChipsProps<V>) {
  const { legend, hint, choices, chosen, onChange } = props;
  const toggle = (value: V) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-3.5 py-2 font-semibold outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
