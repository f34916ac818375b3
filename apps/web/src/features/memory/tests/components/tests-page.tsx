import type { Test } from "@riwaq/contracts/memory/tests";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRightLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatLongDate, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { choiceQuery, testsQuery } from "../queries.ts";
import { BeginTest } from "./begin-test.tsx";
import { ScoreLine } from "./score-line.tsx";

type PageProps = { studentId: string; lesson: string | null };

/** The tests of a pupil: the teacher begins one, the family reads what came of each. */
export function TestsPage({ studentId, lesson }: PageProps) {
  const { t } = useTranslation("tests");
  const query = useQuery(testsQuery(studentId));
  const { name, side } = query.data ?? {};
  return (
    <>
      <PageHeader
        title={t("list.title")}
        description={name ? t("list.of", { name: isolated(name) }) : t("list.lead")}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.similarVerses} params={{ id: studentId }}>
              <ArrowRightLeft aria-hidden strokeWidth={1.75} />
              {t("similar.title")}
            </Link>
          </Button>
        }
      />
      <div className="max-w-3xl space-y-6">
        {side === "teacher" && <Beginning studentId={studentId} lesson={lesson} />}
        <QueryView
          query={query}
          isEmpty={({ tests }) => tests.length === 0}
          empty={side !== "teacher" && <EmptyState title={t("list.empty")} hint={t("list.lead")} />}
        >
          {({ tests }) => (
            <ul className="space-y-4">
              {tests.map((test) => (
                <li key={test.id}>
                  <TestCard test={test} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </>
  );
}

/** One that runs is gone on with; without anything that is held nothing can be asked. */
function Beginning({ studentId, lesson }: PageProps) {
  const { t } = useTranslation("tests");
  const query = useQuery(choiceQuery(studentId));
  return (
    <QueryView query={query}>
      {(choice) => {
        if (choice.running !== null) {
          return (
            <Card className="flex flex-wrap items-center justify-between gap-4">
              <p className="font-semibold">{t("begin.running")}</p>
              <Button asChild>
                <Link to={paths.test} params={{ id: choice.running }}>
                  {t("begin.goOn")}
                </Link>
              </Button>
            </Card>
          );
        }
        if (choice.pages.length === 0) return <Note>{t("begin.nothing")}</Note>;
        return <BeginTest studentId={studentId} lesson={lesson} choice={choice} />;
      }}
    </QueryView>
  );
}

function TestCard({ test }: { test: Test }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const day = formatLongDate(test.finished_at ?? test.began_at, language, zone);
  return (
    <Card aria-label={day} className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">{day}</h2>
        {test.state !== "finished" && <Badge>{t(`state.${test.state}`)}</Badge>}
      </div>
      <ScoreLine test={test} />
      <p className="text-sm text-ink-muted">
        {t("list.by", { name: isolated(test.held_by) })} ·{" "}
        {t("list.questions", { count: test.questions })}
      </p>
      {test.state !== "dropped" && (
        <Button asChild variant="outline" size="sm">
          <Link to={paths.test} params={{ id: test.id }}>
            {t(test.state === "running" ? "begin.goOn" : "list.open")}
          </Link>
        </Button>
      )}
    </Card>
  );
}
