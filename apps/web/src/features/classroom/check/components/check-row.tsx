import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";

type CheckRowProps = { icon: LucideIcon; title: string; children: ReactNode };

/** One thing that is looked at, with what came of it beneath its name. */
export function CheckRow({ icon: Icon, title, children }: CheckRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex gap-4 border-t border-line py-5">
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5.5 shrink-0 text-primary" />
      <div className="min-w-0 grow space-y-3">
        <h3 id={id} className="font-sans text-base font-semibold">
          {title}
        </h3>
        {children}
      </div>
    </section>
  );
}

/** What went well, in one line. */
export function Fine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-success">
      {children}
    </p>
  );
}
