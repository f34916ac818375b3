import type { Scheme } from "@riwaq/contracts/memory/schemes";
import { useQuery } from "@tanstack/react-query";
import { Copy, Pencil, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useSchemeWords } from "../../../../components/marks/use-scheme-words.ts";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { schemesQuery, useRetireScheme } from "../queries.ts";
import { SchemeDialog } from "./scheme-dialog.tsx";

/** How mistakes of a test are counted, each way by its last version. */
export function SchemesPage() {
  const { t } = useTranslation(["tests", "common"]);
  const query = useQuery(schemesQuery);
  return (
    <>
      <PageHeader
        title={t("common:titles.scoring")}
        description={t("schemes.lead")}
        actions={
          <SchemeDialog
            trigger={
              <Button>
                <Plus aria-hidden strokeWidth={1.75} />
                {t("schemes.make")}
              </Button>
            }
          />
        }
      />
      <QueryView query={query}>
        {(schemes) => (
          <ul className="max-w-4xl space-y-4">
            {schemes.map((scheme) => (
              <li key={scheme.key}>
                <SchemeCard scheme={scheme} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

function SchemeCard({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const words = useSchemeWords();
  const { name, version, points, is_retired: isRetired } = scheme;
  return (
    <Card aria-label={name} className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 grow basis-72 space-y-2">
        <h2 className="flex flex-wrap items-center gap-3 text-xl">
          <bdi>{name}</bdi>
          <span className="font-sans text-sm font-normal text-ink-muted">
            {t("schemes.version", { number: formatNumber(version, language) })}
          </span>
          {isRetired && <Badge>{t("schemes.isRetired")}</Badge>}
        </h2>
        <p>{words(points)}</p>
      </div>
      <SchemeActions scheme={scheme} />
    </Card>
  );
}

function SchemeActions({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation("tests");
  const failureMessages = useFailureMessages();
  const { id, name, points, is_retired: isRetired } = scheme;
  const retire = useRetireScheme(id);
  const shelve = () =>
    retire.mutate(!isRetired, {
      onError: (error) =>
        toast({ title: failureMessages(error).join(" "), variant: "destructive" }),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <SchemeDialog
        id={id}
        name={name}
        points={points}
        trigger={
          <Button variant="outline">
            <Pencil aria-hidden strokeWidth={1.75} />
            {t("schemes.renew")}
          </Button>
        }
      />
      <SchemeDialog
        points={points}
        trigger={
          <Button variant="outline">
            <Copy aria-hidden strokeWidth={1.75} />
            {t("schemes.copy")}
          </Button>
        }
      />
      <Button variant="ghost" disabled={retire.isPending} onClick={shelve}>
        {t(isRetired ? "schemes.restore" : "schemes.retire")}
      </Button>
    </div>
  );
}
