type ChoiceGroupProps = {
  name: string;
  legend: string;
  choices: readonly { value: number; label: string }[];
  chosen: number;
};

/** One of a few numbers. Uncontrolled: what is chosen before the scripts arrive stays chosen. */
export function ChoiceGroup({ name, legend, choices, chosen }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-1 xs:gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface px-3 outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
