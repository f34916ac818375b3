import type { IssuedDocument } from "@riwaq/contracts/billing/documents";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatNumber, isolated } from "../../../../lib/format.ts";
import { ownDocumentsQuery } from "../queries.ts";
import { About, Amount, DownloadDocument } from "./document-facts.tsx";

/** As many as half a year brings; the others at a press. */
const FIRST = 6;

function OwnDocument({ document }: { document: IssuedDocument }) {
  const { t } = useTranslation("documents");
  const { language } = useLanguage();
  const { kind, number, issued_on: date } = document;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{t(`own.${kind}`, { number: isolated(number) })}</p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          {formatCivilDate(date, language)}
          {" · "}
          <About document={document} />
        </p>
      </div>
      <div className="flex items-center gap-4">
        <Amount document={document} />
        <DownloadDocument document={document} />
      </div>
    </li>
  );
}

function OwnList({ documents }: { documents: readonly IssuedDocument[] }) {
  const { t } = useTranslation("documents");
  const { language } = useLanguage();
  const [hasAll, setHasAll] = useState(false);
  const shown = hasAll ? documents : documents.slice(0, FIRST);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((document) => (
          <OwnDocument key={document.id} document={document} />
        ))}
      </ul>
      {shown.length < documents.length && (
        <Button variant="ghost" className="mt-3" onClick={() => setHasAll(true)}>
          {t("own.more", { number: formatNumber(documents.length, language) })}
        </Button>
      )}
    </>
  );
}

/** What a payer has paid for, and what went back: each document at one press. Needs the texts of `documents`. */
export function OwnDocuments() {
  const { t } = useTranslation("documents");
  const query = useQuery(ownDocumentsQuery);
  return (
    <Card aria-labelledby="own-documents">
      <CardTitle id="own-documents" className="mb-4">
        {t("own.title")}
      </CardTitle>
      <QueryView
        query={query}
        isEmpty={({ documents }) => documents.length === 0}
        empty={<p className="text-ink-muted">{t("own.empty")}</p>}
      >
        {({ documents }) => <OwnList documents={documents} />}
      </QueryView>
    </Card>
  );
}
