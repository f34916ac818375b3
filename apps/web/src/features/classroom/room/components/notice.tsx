import type { ReactNode } from "react";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Card } from "../../../../components/ui/card.tsx";

type NoticeProps = {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** A card of its own beneath. */
  below?: ReactNode;
};

/** What stands in place of the room: why, and what comes next. */
export function Notice({ title, text, children, actions, below }: NoticeProps) {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-center gap-4 py-8">
      <Card hasArch className="w-full max-w-xl px-6! pt-14! pb-9! sm:px-10!">
        <ArchMark className="mx-auto h-11 w-10 text-accent" />
        <h1 tabIndex={-1} className="mt-4 text-2xl sm:text-3xl">
          {title}
        </h1>
        {text !== undefined && <p className="mt-3 text-ink-muted">{text}</p>}
        {children}
        {actions !== undefined && (
          <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>
        )}
      </Card>
      {below}
    </main>
  );
}
