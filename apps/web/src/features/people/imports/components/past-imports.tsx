import type { Import, ImportUndone } from "@riwaq/contracts/people/imports";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import {
  deviceTimeZone,
  formatDateTime,
  formatNumber,
  formatTime,
  isolated,
} from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useUndoImport } from "../mutations.ts";
import { importsQuery } from "../queries.ts";

function PastImport({ one, onUndone }: { one: Import; onUndone: (undone: ImportUndone) => void }) {
  const { t } = useTranslation("exchange");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const undo = useUndoImport();
  const number = (value: number) => formatNumber(value, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p>
          {t("past.line", {
            families: number(one.families),
            guardians: number(one.guardians),
            pupils: number(one.pupils),
          })}
        </p>
        <p className="text-sm text-ink-muted">
          {t("past.by", {
            date: formatDateTime(one.at, language, zone),
            name: one.imported_by ?? "–",
          })}
        </p>
      </div>
      {one.undone_at && <span className="text-ink-muted">{t("past.undone")}</span>}
      {one.undo_until && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-ink-muted">
            {t("past.until", { time: formatTime(one.undo_until, language, zone) })}
          </span>
          <ConfirmDialog
            trigger={<Button variant="outline">{t("past.undo")}</Button>}
            title={t("past.undoTitle")}
            description={t("past.undoText")}
            confirmLabel={t("past.undo")}
            isDestructive
            mutation={undo}
            sent={one.id}
            onDone={onUndone}
            failureTitle={t("past.undo")}
          />
        </div>
      )}
    </li>
  );
}

/** What was brought in before; what is younger than an hour can be taken back. */
export function PastImports() {
  const { t } = useTranslation("exchange");
  const { language } = useLanguage();
  const query = useQuery(importsQuery);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl!">{t("past.title")}</h2>
      <div role="status" className="mb-4 empty:hidden">
        {undone && (
          <>
            <p>{t("past.gone", { families: formatNumber(undone.families, language) })}</p>
            {undone.stay.length > 0 && <p>{t("past.stay")}</p>}
            <ul className="list-disc ps-5">
              {undone.stay.map(({ name, reason }) => (
                <li key={`${name} ${reason}`}>
                  {t("in.faultOf", { field: isolated(name), fault: t(`past.reasons.${reason}`) })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <QueryView query={query} empty={<p className="text-ink-muted">{t("past.none")}</p>}>
        {(all) => (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
            {all.map((one) => (
              <PastImport key={one.id} one={one} onUndone={setUndone} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
