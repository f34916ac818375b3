import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { earMapQuery, rulesQuery } from "../model/ear-queries.ts";
import { EarTiles } from "./ear-tiles.tsx";
import { RulesList } from "./rules-list.tsx";

function WayOn({ id, canListen }: { id: string; canListen: boolean }) {
  const { t } = useTranslation();
  return (
    <Button asChild variant="outline">
      {canListen ? (
        <Link to={paths.earDrill} search={{ pupil: id }}>
          {t("titles.earDrill")}
        </Link>
      ) : (
        <Link to={paths.earPairs}>{t("titles.earPairs")}</Link>
      )}
    </Button>
  );
}

/** The rules and sounds of one pupil; who practises can listen from here. */
export function RulesPage({ id, canListen }: { id: string; canListen: boolean }) {
  const { t } = useTranslation("ear");
  const rules = useQuery(rulesQuery(id));
  const map = useQuery(earMapQuery(id));
  const isNobody = rules.error instanceof ApiError && rules.error.status === 404;
  if (isNobody) return <EmptyState title={t("gone.title")} hint={t("gone.hint")} />;
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("lead")}
        actions={<WayOn id={id} canListen={canListen} />}
      />
      <div className="space-y-5">
        <Card className="space-y-4">
          <CardTitle>{t("rules.title")}</CardTitle>
          <QueryView query={rules}>{(found) => <RulesList found={found} />}</QueryView>
        </Card>
        <Card className="space-y-4">
          <CardTitle>{t("map.title")}</CardTitle>
          <QueryView query={map}>
            {(found) => <EarTiles map={found} pupil={canListen ? id : null} />}
          </QueryView>
        </Card>
      </div>
    </>
  );
}
