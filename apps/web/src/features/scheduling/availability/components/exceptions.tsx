import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { exceptionsQuery } from "../queries.ts";
import { AddExceptionDialog } from "./add-exception-dialog.tsx";
import { ExceptionCard } from "./exception-card.tsx";

function ExceptionList({ zone }: { zone: string }) {
  const { t } = useTranslation("availability");
  const query = useQuery(exceptionsQuery);
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows count={2} />}
      empty={
        <p className="rounded-md border border-line bg-surface p-5 text-ink-muted">
          {t("exceptions.empty")}
        </p>
      }
    >
      {(exceptions) => (
        <ul aria-label={t("exceptions.title")} className="space-y-3">
          {exceptions.map((exception) => (
            <ExceptionCard key={exception.id} exception={exception} zone={zone} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** Dated changes to the week of the teacher who is signed in. */
export function Exceptions() {
  const { t } = useTranslation("availability");
  const zone = useReaderZone();
  return (
    <section aria-labelledby="exceptions-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="exceptions-title">{t("exceptions.title")}</h2>
          <p className="mt-2 measure text-pretty text-ink-muted">{t("exceptions.intro")}</p>
        </div>
        {zone !== undefined && <AddExceptionDialog zone={zone} />}
      </div>
      {zone === undefined ? <SkeletonRows count={2} /> : <ExceptionList zone={zone} />}
    </section>
  );
}
