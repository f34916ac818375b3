import type { PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import { useTranslation } from "react-i18next";

import { PARTS } from "../model/report-faults.ts";

/** What the teacher says of the quarter; a part that is empty is left out. */
export function PeriodicWords({ text }: { text: PeriodicText }) {
  const { t } = useTranslation("reports");
  const written = PARTS.filter((part) => text[part] !== "");
  if (written.length === 0) return <p className="text-ink-muted">{t("periodic.nothing")}</p>;
  return (
    <div className="space-y-6">
      {written.map((part) => (
        <div key={part} className="space-y-1.5">
          <h2 className="text-xl">{t(`periodic.parts.${part}`)}</h2>
          <p
            dir="auto"
            className="measure wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]"
          >
            {text[part]}
          </p>
        </div>
      ))}
    </div>
  );
}
