import type { FaultyCell } from "@riwaq/contracts/people/imports";
import { useTranslation } from "react-i18next";

import { Note } from "../../../../components/ui/note.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber, isolated } from "../../../../lib/format.ts";

const SHOWN = 200;

/** Every faulty cell: in which row and column it stands, and what is wrong. */
export function ImportFaults({ faults }: { faults: readonly FaultyCell[] }) {
  const { t } = useTranslation("exchange");
  const { language } = useLanguage();
  if (faults.length === 0) return <p role="status">{t("in.faultless")}</p>;
  const number = formatNumber(faults.length, language);
  return (
    <section aria-labelledby="import-faults">
      <h2 id="import-faults" className="text-xl!">
        {t("in.faults", { count: faults.length, number })}
      </h2>
      <Note className="my-3">{t("in.faultsHint")}</Note>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
        {faults.slice(0, SHOWN).map(({ row, field, fault, value, other_row: other }) => (
          <li key={`${row} ${field} ${fault}`} className="flex flex-wrap gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-24 font-semibold">
              {t("in.row", { row: formatNumber(row, language) })}
            </span>
            <span>
              {t("in.faultOf", {
                field: t(`columns.${field}`),
                fault: t(`faults.${fault}`, {
                  value: isolated(value),
                  other: formatNumber(other ?? 0, language),
                }),
              })}
            </span>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <p className="mt-2 text-ink-muted">
          {t("in.more", { number: formatNumber(faults.length - SHOWN, language) })}
        </p>
      )}
    </section>
  );
}
