import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { useTranslation } from "react-i18next";

import { Note } from "../../../../components/ui/note.tsx";

type PeriodicStateProps = { report: PeriodicReport; reader: CurrentUser["role"] };

/** For teacher and staff: where it stands, and what staff asked for. */
export function PeriodicState({ report, reader }: PeriodicStateProps) {
  const { t } = useTranslation("reports");
  if (reader !== "T" && reader !== "A") return null;
  const { status, return_note, has_parent } = report;
  return (
    <>
      {status !== "approved" && <Note>{t(`periodic.state.${reader}.${status}`)}</Note>}
      {status === "draft" && return_note !== "" && (
        <div className="rounded-md border border-accent bg-accent-soft p-4 text-on-accent-soft">
          <p className="font-semibold">{t("periodic.returnNote")}</p>
          <p dir="auto" className="mt-1 measure wrap-anywhere whitespace-pre-line">
            {return_note}
          </p>
        </div>
      )}
      {!has_parent && <Note>{t("periodic.noParentHint")}</Note>}
    </>
  );
}
