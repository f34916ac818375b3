import { Link } from "@tanstack/react-router";
import { useId } from "react";

import type { AppPath } from "../../config/paths.ts";
import { ArchMark } from "../brand/arch-mark.tsx";
import { Button } from "../ui/button.tsx";

type ClosingCallProps = { title: string; text: string; action: string; to: AppPath };

/** The last section of a public page: what to do next. */
export function ClosingCall({ title, text, action, to }: ClosingCallProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-md border border-line bg-paper-deep p-6 sm:p-10"
    >
      <ArchMark className="hidden h-14 w-12 text-accent sm:block" />
      <div className="min-w-0 grow basis-72">
        <h2 id={id}>{title}</h2>
        <p className="mt-2 measure text-ink-muted">{text}</p>
      </div>
      <Button asChild size="lg">
        <Link to={to}>{action}</Link>
      </Button>
    </section>
  );
}
