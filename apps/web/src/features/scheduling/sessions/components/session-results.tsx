import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { comingAndPast } from "../model/session-order.ts";
import { SessionSection } from "./session-section.tsx";

type SessionResultsProps = {
  found: readonly Session[];
  reader: SessionReader;
  onClear: () => void;
};

/** The rows that passed search and filter: what comes, then what is over. */
export function SessionResults({ found, reader, onClear }: SessionResultsProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { coming, past } = comingAndPast(found, useCurrentMinute());
  const number = formatNumber(found.length, language);
  const clear = (
    <Button variant="outline" onClick={onClear}>
      {t("filtered.clear")}
    </Button>
  );
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {t("count", { count: found.length, number })}
      </p>
      {found.length === 0 && (
        <EmptyState title={t("empty.title")} hint={t("filtered.hint")} action={clear} />
      )}
      <SessionSection time="coming" sessions={coming} reader={reader} />
      <SessionSection time="past" sessions={past} reader={reader} />
    </>
  );
}
