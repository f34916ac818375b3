import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useCurrentUser } from "../../../../lib/current-user.ts";
import { childrenQuery } from "../../../../lib/own-children.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { lessonsLeftQuery } from "../queries.ts";
import { TimeLeft } from "./time-left.tsx";

/** A parent who does not pay is told where that is changed; before the first child there is nothing to pay for. */
function Nothing() {
  const { t } = useTranslation("subscription");
  const isParent = useCurrentUser()?.role === "P";
  const action = isParent && (
    <Button asChild variant="outline">
      <Link to={paths.children}>{t("pupil.children")}</Link>
    </Button>
  );
  return (
    <EmptyState
      title={t("pupil.none")}
      hint={t(isParent ? "pupil.otherParent" : "pupil.otherPays")}
      action={action}
    />
  );
}

/** Lessons that are left, never money; a parent who does not pay sees whose they are. */
export function PupilPage() {
  const { t } = useTranslation("subscription");
  const query = useQuery(lessonsLeftQuery);
  const user = useCurrentUser();
  const isParent = useHeldHomes(user ?? null).includes("P");
  const { data: children = [] } = useQuery({ ...childrenQuery, enabled: isParent });
  const nameOf = (id: string) => children.find((child) => child.id === id)?.name;
  return (
    <>
      <PageHeader title={t("title")} description={t("pupil.lead")} />
      <QueryView
        query={query}
        isEmpty={({ students }) => students.length === 0}
        empty={<Nothing />}
      >
        {({ students }) => (
          <ul className="grid max-w-3xl grid-cols-1 gap-5">
            {students.map((one) => (
              <li key={one.student_id}>
                <Card>
                  {isParent && (
                    <CardTitle className="mb-3">
                      <bdi>{nameOf(one.student_id) ?? user?.name}</bdi>
                    </CardTitle>
                  )}
                  <TimeLeft lessons={one.lessons_left} minutes={one.minutes_left} />
                  <p className="mt-3 text-ink-muted">
                    {t(isParent ? "pupil.otherParent" : "pupil.otherPays")}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
