import { type ReactNode, useId } from "react";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";

type PersonSectionProps = {
  title: string;
  /** Under the title. */
  hint?: string;
  /** Beside the title. */
  more?: ReactNode;
  /** Said where there is nothing. */
  empty?: string | false;
  children?: ReactNode;
};

/** One part of what is known of somebody. */
export function PersonSection({ title, hint, more, empty, children }: PersonSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="p-5 sm:p-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle id={id}>{title}</CardTitle>
        {more}
      </div>
      {hint && <p className="-mt-2 mb-3 text-sm text-ink-muted">{hint}</p>}
      {empty ? <p className="text-ink-muted">{empty}</p> : children}
    </Card>
  );
}
