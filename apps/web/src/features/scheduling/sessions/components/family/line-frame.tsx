import type { ComponentProps, ReactNode } from "react";

type LineFrameProps = {
  /** When, in the column that one runs down. Said in the button as well. */
  day: ReactNode;
  /** The whole line presses it. */
  button: ComponentProps<"button">;
  /** Whose, and on which other clock. */
  details: ReactNode;
  /** At the end of the line: what is special about it. */
  sign?: ReactNode;
  /** What can be done beside opening it. */
  children?: ReactNode;
};

/** One line of the list: the day, what and whose, and a sign. */
export function LineFrame({ day, button, details, sign, children }: LineFrameProps) {
  return (
    <div className="relative grid grid-cols-[4.25rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 hover:bg-surface/60 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-5">
      <span aria-hidden className="pt-px font-display text-lg leading-snug">
        {day}
      </span>
      <div className="min-w-0">
        <button
          type="button"
          {...button}
          className={`rounded-sm text-start after:absolute after:inset-0 ${button.className ?? ""}`}
        />
        <p className="text-sm text-ink-muted">{details}</p>
        {children && <div className="relative z-10 w-fit empty:hidden">{children}</div>}
      </div>
      <div className="relative flex flex-wrap items-center justify-end gap-2 self-center max-sm:max-w-28 [&_a]:z-10 [&_button]:z-10">
        {sign}
      </div>
    </div>
  );
}
