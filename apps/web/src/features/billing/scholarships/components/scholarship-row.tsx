import type { Scholarship } from "@riwaq/contracts/billing/scholarships";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, isolated } from "../../../../lib/format.ts";
import { EndDialog } from "./end-dialog.tsx";
import { Proof } from "./proof.tsx";

const TONES: Record<Scholarship["state"], BadgeTone> = {
  now: "green",
  coming: "blue",
  past: "neutral",
};

type RowProps = { scholarship: Scholarship; today: string };

/** Whose, how much, since when, by whom and why. */
export function ScholarshipRow({ scholarship, today }: RowProps) {
  const { t } = useTranslation("scholarships");
  const { language } = useLanguage();
  const { id, student, state, reason, starts_on: start, ends_on: end } = scholarship;
  const { decided_by: by, basis_points: points } = scholarship;
  const name = student.name || t("gone");
  const facts = [
    t("from", { date: formatCivilDate(start, language) }),
    end !== null && t("until", { date: formatCivilDate(end, language) }),
    by !== "" && t("by", { name: isolated(by) }),
  ];
  return (
    <li className="rounded-md border border-line bg-surface p-5">
      <article aria-labelledby={`scholarship-${id}`} className="space-y-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 id={`scholarship-${id}`} className="min-w-0 font-sans text-base! font-semibold">
            <bdi className="wrap-anywhere">{name}</bdi>
            {" · "}
            {t(`share.${points === 10_000 ? 10_000 : 5_000}`)}
          </h3>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </div>
        <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(" · ")}</p>
        {reason !== "" && (
          <p dir="auto" className="rounded-md bg-paper-deep px-4 py-3 wrap-anywhere">
            {reason}
          </p>
        )}
        <div className="flex flex-wrap items-start justify-between gap-3">
          <Proof scholarship={scholarship} />
          {state !== "past" && <EndDialog scholarship={scholarship} today={today} />}
        </div>
      </article>
    </li>
  );
}
