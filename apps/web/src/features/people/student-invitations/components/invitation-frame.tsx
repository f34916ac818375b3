import type { ReactNode } from "react";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Card } from "../../../../components/ui/card.tsx";

type InvitationFrameProps = { title: string; text: string; children: ReactNode };

/** A door, and what is said at it. */
export function InvitationFrame({ title, text, children }: InvitationFrameProps) {
  return (
    <div className="wrap py-10 sm:py-14">
      <Card hasArch className="mx-auto max-w-xl px-5! pt-12! pb-8! sm:px-9!">
        <ArchMark className="mx-auto h-12 w-11 text-accent" />
        <h1 className="mt-5 text-3xl text-balance">{title}</h1>
        <p className="mx-auto mt-3 measure text-lg text-balance text-ink-muted">{text}</p>
        <div className="mt-8 text-start">{children}</div>
      </Card>
    </div>
  );
}
