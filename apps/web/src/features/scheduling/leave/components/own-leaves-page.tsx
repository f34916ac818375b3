import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ownLeavesQuery } from "../queries.ts";
import { AskLeave } from "./ask-leave.tsx";
import { OwnLeave } from "./own-leave.tsx";

/** A teacher's own leaves, the latest first: asked for here, and what has become of each. */
export function OwnLeavesPage() {
  const { t } = useTranslation(["leave", "common"]);
  const query = useQuery(ownLeavesQuery);
  const toTimetable = (
    <Button asChild variant="outline">
      <Link to={paths.settings}>{t("own.timetable")}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t("common:titles.leave")}
        description={t("own.intro")}
        actions={<AskLeave />}
      />
      <QueryView
        query={query}
        isEmpty={({ leaves }) => leaves.length === 0}
        empty={<EmptyState title={t("own.empty")} hint={t("own.emptyHint")} action={toTimetable} />}
      >
        {({ leaves }) => (
          <ul className="space-y-4">
            {leaves.map((leave) => (
              <OwnLeave key={leave.id} leave={leave} />
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
