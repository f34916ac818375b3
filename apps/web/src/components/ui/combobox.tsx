import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { cn } from "../../lib/cn.ts";
import { FormField } from "./form-field.tsx";
import { Input } from "./input.tsx";
import { type ComboboxValues, optionId, useCombobox } from "./use-combobox.ts";

type ComboboxProps<T extends string | number> = ComboboxValues<T> & {
  label: string;
  hint?: string;
  /** Instead of the hint, while the list is open. */
  openHint?: string;
  errors?: readonly string[];
  /** Marks the field where what is wrong is said elsewhere. */
  isInvalid?: boolean;
  className?: string;
  nameOf: (value: T) => string;
  /** Said where nothing fits. */
  none: string;
  children: (option: T) => ReactNode;
};

/** Where the list opens it is in sight, and in it the line that the keyboard stands on. */
function showActive(list: HTMLElement | null) {
  const active = list?.querySelector<HTMLElement>("[data-active]");
  if (list && active) list.scrollTop = Math.max(0, active.offsetTop - list.clientHeight / 2);
  list?.scrollIntoView({ block: "nearest" });
}

type Search<T extends string | number> = ReturnType<typeof useCombobox<T>>;
type OptionListProps<T extends string | number> = {
  search: Search<T>;
  props: ComboboxProps<T>;
};

/** The keyboard stays in the field above. */
function OptionList<T extends string | number>({ search, props }: OptionListProps<T>) {
  const { listId, options, activeIndex, choose } = search;
  return (
    <div
      ref={showActive}
      className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 scroll-mb-24 animate-rise overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-dialog"
    >
      {options.length === 0 && (
        <p role="status" className="px-3 py-2 text-ink-muted">
          {props.none}
        </p>
      )}
      <div id={listId} role="listbox" aria-label={props.label}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's
          <div
            key={option}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={option === props.value}
            data-active={index === activeIndex || undefined}
            // The field must not lose the focus before the choice is made.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 hover:bg-paper-deep aria-selected:font-semibold",
              index === activeIndex && "bg-paper-deep",
            )}
          >
            {props.children(option)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One of many, found by typing; what is not chosen does not count. */
export function Combobox<T extends string | number>(props: ComboboxProps<T>) {
  const { label, hint, openHint = hint, errors, isInvalid, className, value } = props;
  const search = useCombobox(props);
  const shownHint = search.isOpen ? openHint : hint;
  return (
    <FormField
      label={label}
      errors={errors}
      {...(shownHint !== undefined && { hint: shownHint })}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            aria-invalid={isInvalid ?? control["aria-invalid"]}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={search.isOpen}
            aria-controls={search.listId}
            aria-activedescendant={search.activeId}
            autoComplete="off"
            spellCheck={false}
            // A chosen name reads in the direction of the page, what is typed in its own.
            dir={search.text ? "auto" : undefined}
            className="pe-10"
            value={search.text ?? (value === null ? "" : props.nameOf(value))}
            onChange={(event) => search.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={search.open}
            onKeyDown={search.onKeyDown}
            onBlur={search.close}
          />
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink-muted"
          />
          {search.isOpen && <OptionList search={search} props={props} />}
        </div>
      )}
    </FormField>
  );
}
