import type { StudentHome as Home } from "@riwaq/contracts/views/homes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { studentHomeQuery } from "../queries.ts";
import { HomeHeader } from "./home-header.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { NewMaterial } from "./new-material.tsx";
import { NextLesson } from "./next-lesson.tsx";
import { OwnChildren } from "./own-children.tsx";
import { Practice } from "./practice.tsx";
import { WeekAhead } from "./week-ahead.tsx";

const REFRESH_MS = 60_000;

function Ready({ home, Menu }: { home: Home; Menu: LessonMenu }) {
  const { next, last_report, new_resources, week, has_guardian, time_zone } = home;
  return (
    <div className="space-y-5">
      {next && <NextLesson lesson={next} Menu={Menu} />}
      <OwnChildren Menu={Menu} />
      {!next && <NoLesson hasGuardian={has_guardian} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          <Practice report={last_report} timeZone={time_zone} />
        </div>
        <div className="space-y-5">
          <NewMaterial materials={new_resources} />
          {next && <WeekAhead sessions={week} />}
        </div>
      </div>
    </div>
  );
}

type StudentHomeProps = {
  name: string;
  /** What else can be done with a lesson. */
  Menu: LessonMenu;
  /** What waits for the family's word. */
  offers?: ReactNode;
};

/** What is next for me? Asked anew each minute. */
export function StudentHome({ name, Menu, offers }: StudentHomeProps) {
  const query = useQuery({ ...studentHomeQuery, refetchInterval: REFRESH_MS });
  return (
    <>
      <HomeHeader name={name} reader="S" />
      {offers}
      <QueryView query={query} loading={<HomeSkeleton />}>
        {(home) => <Ready home={home} Menu={Menu} />}
      </QueryView>
    </>
  );
}

/** Nothing is planned: whom to ask, or where to begin. */
function NoLesson({ hasGuardian }: { hasGuardian: boolean }) {
  const { t } = useTranslation("homes");
  return (
    <section className="flex flex-col items-center gap-4 rounded-md border border-line bg-surface p-6 text-center sm:p-10">
      <Scene name="courtyard" className="w-40 sm:w-48" />
      <h2 className="text-2xl">{t("none.title")}</h2>
      <p className="max-w-md text-lg text-ink-muted">
        {t(hasGuardian ? "none.guardian" : "none.alone")}
      </p>
      <Button asChild size="lg" variant={hasGuardian ? "outline" : "default"}>
        <Link to={paths.teachers}>{t(hasGuardian ? "none.meet" : "none.find")}</Link>
      </Button>
    </section>
  );
}
