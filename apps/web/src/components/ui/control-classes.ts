/** What every text control has in common; 16 px, so that phones do not zoom in. */
export const controlClasses =
  "min-h-11 w-full rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink placeholder:text-ink-muted disabled:opacity-55 aria-invalid:border-danger";

/** One of the choices of a list that opens: a select's or a menu's. */
export const choiceClasses =
  "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 outline-none data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-paper-deep forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]";

/** What opens above the page without covering it. */
export const floatingClasses =
  "animate-rise rounded-md border border-line bg-surface text-ink shadow-dialog";

export const overlayClasses = "fixed inset-0 z-40 animate-appear bg-band/60";

export const dialogClasses =
  "fixed inset-x-[min(1rem,4.2vw)] top-1/2 z-50 mx-auto max-h-[90dvh] max-w-lg -translate-y-1/2 overflow-y-auto rounded-md border border-line bg-surface p-[min(1.5rem,6.2vw)] text-ink shadow-dialog animate-appear";
