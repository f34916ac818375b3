import { useId } from "react";
import type { ReactNode } from "react";

type ToolChoicesProps<V extends string | number> = {
  legend: string;
  choices: readonly { value: V; name: string; look: ReactNode }[];
  value: V;
  onChoose: (value: V) => void;
};

/** One of a few that are known by their looks; arrow keys go from one to the next. */
export function ToolChoices<V extends string | number>(props: ToolChoicesProps<V>) {
  const { legend, choices, value, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex rounded-md border border-line bg-surface p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.name}
            className="relative flex h-10 min-w-9 cursor-pointer items-center justify-center rounded-sm border border-transparent outline-offset-1 outline-primary hover:bg-paper-deep has-checked:border-primary has-checked:bg-paper-deep has-focus-visible:outline-2 sm:min-w-11 forced-colors:has-checked:border-[Highlight] [&_svg]:size-5"
          >
            <input
              type="radio"
              name={group}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            <span className="sr-only">{choice.name}</span>
            <span aria-hidden className="contents">
              {choice.look}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
