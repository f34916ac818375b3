import type { HeatMap as HeatMapData } from "@riwaq/contracts/memory/pages";
import type { Memory } from "@riwaq/contracts/memory/plan";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { MemoryWays } from "../../../../components/memory/memory-ways.tsx";
import { heatMapQuery, memoryQuery } from "../../../../components/memory/queries.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { isolated } from "../../../../lib/format.ts";
import { Beginning } from "./beginning.tsx";
import { HeatMap } from "./heat-map.tsx";
import { MemoryCounts } from "./memory-counts.tsx";
import { PagePanel } from "./page-panel.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PortionCard } from "./portion-card.tsx";
import { PupilToday } from "./pupil-today.tsx";
import { Titled } from "./titled.tsx";

function Nobody() {
  const { t } = useTranslation(["memory", "common"]);
  const action = (
    <Button asChild>
      <Link to={paths.home}>{t("common:notFound.home")}</Link>
    </Button>
  );
  return <EmptyState title={t("gone")} hint={t("goneHint")} action={action} />;
}

type ReadyProps = { memory: Memory; map: HeatMapData };

function Map({ memory, map }: ReadyProps) {
  const { t } = useTranslation("memory");
  const [page, setPage] = useState<number | null>(null);
  return (
    <Titled title={t("map.title")}>
      {() => (
        <>
          <HeatMap map={map} onOpen={setPage} />
          <PagePanel
            studentId={memory.student_id}
            side={memory.side}
            page={page}
            onClose={() => setPage(null)}
          />
        </>
      )}
    </Titled>
  );
}

function Ready({ memory, map }: ReadyProps) {
  const { t } = useTranslation("memory");
  const { side } = memory;
  const isTeacher = side === "teacher";
  const seesToday = isTeacher || side === "staff";
  const isFirst = map.pages.length === 0;
  const beginning = side !== "staff" && <Beginning memory={memory} isFirst={isFirst} />;
  return (
    <div className="space-y-5">
      {isFirst && beginning}
      <div className="space-y-2">
        <MemoryCounts memory={memory} />
        <MemoryWays id={memory.student_id} label={t("ways")} />
      </div>
      <Map memory={memory} map={map} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          {isTeacher && <PortionCard memory={memory} />}
          {seesToday && <PupilToday studentId={memory.student_id} />}
          {!isFirst && beginning}
        </div>
        <Titled title={t("plan.title")}>
          {(id) =>
            isTeacher ? (
              <PlanForm memory={memory} map={map} titleId={id} />
            ) : (
              <PlanFacts memory={memory} />
            )
          }
        </Titled>
      </div>
    </div>
  );
}

/** What a pupil holds by heart, and by what plan it is kept. */
export function MemoryPage({ id }: { id: string }) {
  const { t } = useTranslation(["memory", "reports"]);
  const memory = useQuery(memoryQuery(id));
  const map = useQuery(heatMapQuery(id));
  if (memory.error instanceof ApiError && memory.error.status === 404) return <Nobody />;
  const { data } = memory;
  const title =
    data && data.side !== "pupil" ? t("title", { name: isolated(data.name) }) : t("own");
  return (
    <>
      <PageHeader
        title={title}
        description={t("lead")}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.progress} params={{ id }}>
              <ChartNoAxesColumn aria-hidden strokeWidth={1.75} />
              {t("toProgress")}
            </Link>
          </Button>
        }
      />
      <QueryView query={memory}>
        {(known) => (
          <QueryView query={map}>{(pages) => <Ready memory={known} map={pages} />}</QueryView>
        )}
      </QueryView>
    </>
  );
}
