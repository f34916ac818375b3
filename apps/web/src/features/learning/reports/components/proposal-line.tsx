import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { Ear } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatList, formatNumber } from "../../../../lib/format.ts";
import type { CoveredRow } from "../model/covered-row.ts";
import { proposedRows, withoutProposed } from "../model/proposed-rows.ts";

type ProposalLineProps = {
  form: ReportForm;
  rows: readonly CoveredRow[];
  onChange: (rows: CoveredRow[]) => void;
};

/** What the proposal was made from: "5 marks and 1 recording". */
function useSources(proposal: ReportForm["proposal"]) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const { marks = 0, recordings = 0 } = proposal ?? {};
  const counted = (of: "marks" | "recordings", count: number) =>
    count > 0 ? [t(`proposal.${of}`, { count, number: formatNumber(count, language) })] : [];
  const sources = [...counted("marks", marks), ...counted("recordings", recordings)];
  return formatList(sources.length > 0 ? sources : [t("proposal.pages")], language);
}

/** As long as a line stands as the lesson proposed it: from what, and a press to take it out again. */
export function ProposalLine({ form, rows, onChange }: ProposalLineProps) {
  const { t } = useTranslation("reports");
  const sources = useSources(form.proposal);
  if (proposedRows(rows, form).length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-info-soft px-3.5 py-1 text-sm text-info">
      <p className="flex min-w-0 grow basis-56 items-start gap-2.5 py-1.5">
        <Ear aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
        <span>{t("proposal.from", { sources })}</span>
      </p>
      <Button
        variant="link"
        size="sm"
        className="min-h-11 px-0! text-info!"
        onClick={() => onChange(withoutProposed(rows, form))}
      >
        {t("proposal.out")}
      </Button>
    </div>
  );
}
