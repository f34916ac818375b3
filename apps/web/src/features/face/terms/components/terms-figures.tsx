import { useTranslation } from "react-i18next";

import { useInstitute } from "../../../../lib/institute.ts";

const FIGURES = ["payment", "schedule", "makeup", "refund"] as const;

/** The figures that are asked for most, as an arcade; each leads to its rule. */
export function TermsFigures() {
  const { t } = useTranslation("terms");
  const terms = useInstitute()?.terms;
  const valueOf = (section: (typeof FIGURES)[number]) => {
    if (section === "payment" || section === "refund") return t(`figures.${section}.value`);
    // Before the values have come, and where they cannot: nothing that might not hold.
    if (!terms) return t(`figures.${section}.unknown`);
    const count = section === "schedule" ? terms.notice_hours : terms.make_ups_per_month;
    return t(`figures.${section}.value`, { count });
  };
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {FIGURES.map((section) => (
        <li key={section} className="grid min-w-0">
          {/* A plain anchor: the browser opens the section, again if it was closed, and without any script. */}
          <a
            href={`#${section}`}
            className="flex min-w-0 flex-col items-center arch-top rounded-b-md border border-line bg-surface px-2.5 pt-12 pb-6 sm:px-4 text-center hover:border-primary"
          >
            <span className="font-display wrap-anywhere text-2xl text-primary sm:text-3xl">
              {valueOf(section)}
            </span>
            <span className="mt-2 wrap-anywhere text-ink-muted">
              {t(`figures.${section}.label`)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
