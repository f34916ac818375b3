import type { ReactNode, Ref } from "react";

import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../../lib/format.ts";

type StepProps = {
  number: number;
  title: string;
  id: string;
  /** Of its heading, for who is led there. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of the order, under the arch that carries its number. */
export function Step({ number, title, id, ref, children }: StepProps) {
  const { language } = useLanguage();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-5 sm:p-7">
      <div className="mb-5 flex items-center gap-4">
        <span
          aria-hidden
          className="grid h-11 w-9 shrink-0 arch-top place-items-end justify-center rounded-b-sm bg-primary pb-1.5 font-semibold text-on-primary"
        >
          {formatNumber(number, language)}
        </span>
        <h2 id={id} ref={ref} tabIndex={-1} className="scroll-mt-24 text-xl! outline-none">
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
