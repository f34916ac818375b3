import type { ReactNode } from "react";

type ActionBarProps = { status?: ReactNode; children: ReactNode };

/** Stays within reach of the thumb however long the page is. */
export function ActionBar({ status, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      {status && (
        <p role="status" className="text-sm text-ink-muted">
          {status}
        </p>
      )}
      <div className="flex grow flex-wrap justify-end gap-3 *:grow sm:*:grow-0">{children}</div>
    </div>
  );
}
