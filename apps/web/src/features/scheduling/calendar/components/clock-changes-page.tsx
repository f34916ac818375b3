import type { ClockChanges } from "@riwaq/contracts/scheduling/calendar";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { clockChangesQuery } from "../queries.ts";
import { ClockChangeItem } from "./clock-change-item.tsx";

const hasNone = ({ changes }: ClockChanges) => changes.length === 0;

function NoChanges() {
  const { t } = useTranslation("sessions");
  return (
    <EmptyState
      title={t("clocks.empty")}
      hint={t("clocks.emptyHint")}
      action={
        <Button asChild variant="outline">
          <Link to={paths.sessions}>{t("home.all")}</Link>
        </Button>
      }
    />
  );
}

/** What the coming year's clock changes do to one's weekly lessons: the hour that stays, and the one that moves. */
export function ClockChangesPage() {
  const { t } = useTranslation(["sessions", "common"]);
  const query = useQuery(clockChangesQuery);
  return (
    <>
      <PageHeader title={t("common:titles.clockChanges")} description={t("clocks.intro")} />
      <QueryView query={query} isEmpty={hasNone} empty={<NoChanges />}>
        {({ changes, time_zone }) => (
          <ol className="relative max-w-3xl space-y-8 border-s border-line-strong ps-6 sm:ps-8">
            {changes.map((change) => (
              <ClockChangeItem
                key={`${change.changes_at} ${change.zone}`}
                change={change}
                readerZone={time_zone}
              />
            ))}
          </ol>
        )}
      </QueryView>
    </>
  );
}
