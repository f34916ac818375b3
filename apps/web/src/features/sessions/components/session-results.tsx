import type { Session } from "@riwaq/contracts/sessions";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatNumber } from "../../../lib/format.ts";
import type { SessionReader } from "../model/session-reader.ts";
import { SessionTable } from "./session-table.tsx";

export const PAGE_ROWS = 50;

type SessionResultsProps = {
  found: readonly Session[];
  reader: SessionReader;
  onClear: () => void;
};

/** The rows that passed search and filter, a page at a time. */
export function SessionResults({ found, reader, onClear }: SessionResultsProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const [shown, setShown] = useState(PAGE_ROWS);
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
      {found.length === 0 ? (
        <EmptyState title={t("empty.title")} hint={t("filtered.hint")} action={clear} />
      ) : (
        <SessionTable sessions={found.slice(0, shown)} reader={reader} />
      )}
      {found.length > shown && (
        <div className="mt-6 text-center">
          <Button variant="outline" onClick={() => setShown((rows) => rows + PAGE_ROWS)}>
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}
