import type { ReactNode } from "react";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Card } from "../../../../components/ui/card.tsx";

/** The gate: one arch, one title, one thing to do. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] py-10 sm:py-16">
      <Card hasArch className="mx-auto max-w-md px-5! pt-12! pb-8! sm:px-8!">
        <ArchMark className="mx-auto h-10 w-9 text-primary" />
        <h1 className="mt-4 text-3xl">{title}</h1>
        <div className="mt-6 text-start">{children}</div>
      </Card>
    </div>
  );
}
