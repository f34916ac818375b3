import type { ReactNode } from "react";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

type StepProps = {
  number: number;
  title: string;
  place?: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** One of the things to do, under its number in an arch. */
export function Step({ number, title, place, aside, children }: StepProps) {
  const { language } = useLanguage();
  return (
    <section className="rounded-md border border-line bg-surface p-4 sm:p-6">
      <div className="flex gap-3">
        <span
          aria-hidden
          className="mt-0.5 grid h-8 w-7.5 shrink-0 place-items-center rounded-t-full bg-primary font-semibold text-on-primary"
        >
          {formatNumber(number, language)}
        </span>
        <div className="flex min-h-8 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="font-sans text-lg! font-semibold">
            {title}
            {place && <span className="ms-2 text-base font-normal text-ink-muted">{place}</span>}
          </h2>
          {aside}
        </div>
      </div>
      <div className="mt-3 sm:ps-10.5">{children}</div>
    </section>
  );
}
