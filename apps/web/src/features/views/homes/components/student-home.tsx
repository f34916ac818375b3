import type { StudentHome as Home } from "@riwaq/contracts/views/homes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LessonOver } from "../../../../components/homes/lesson-over.tsx";
import { askAgainMs, lessonsAhead } from "../../../../components/homes/lessons-ahead.ts";
import { NextLessonCard } from "../../../../components/homes/next-lesson-card.tsx";
import { WeekAhead } from "../../../../components/homes/week-ahead.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { lessonsOf } from "../model/known-lessons.ts";
import { studentHomeQuery } from "../queries.ts";
import { CardScene } from "./card-scene.tsx";
import { FamilyNeeds, type FamilyLists, StudentNeeds } from "./family-needs.tsx";
import { HomeHeader } from "./home-header.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { NewMaterial } from "./new-material.tsx";
import { OwnChildren } from "./own-children.tsx";
import { Practice } from "./practice.tsx";

type ReadyProps = { home: Home } & Omit<StudentHomeProps, "name">;

function Ready({ home, Menu, lists, wish, tonight }: ReadyProps) {
  const { t } = useTranslation("homes");
  const { last_report, new_resources, has_guardian, time_zone, waiting } = home;
  const { next, besides } = lessonsAhead(lessonsOf(home), useCurrentMinute());
  return (
    <div className="space-y-8">
      {next && (
        <NextLessonCard
          key={next.id}
          title={t("next.own")}
          lesson={next}
          reader="S"
          Menu={Menu}
          picture={<CardScene name="mushaf" />}
        />
      )}
      {!next && home.next && <LessonOver />}
      {tonight}
      <OwnChildren Menu={Menu} />
      {!home.next && <NoLesson hasGuardian={has_guardian} wish={wish} />}
      <FamilyNeeds waiting={waiting} lists={lists}>
        <StudentNeeds report={last_report} />
      </FamilyNeeds>
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {home.next && (
          <WeekAhead
            sessions={besides}
            reader="S"
            isOneOfMany={false}
            zone={time_zone}
            title={t("week.title")}
            none={t("week.none")}
          />
        )}
        <div className="space-y-5 lg:col-start-2 lg:row-span-2">
          <Practice report={last_report} timeZone={time_zone} />
        </div>
        <NewMaterial materials={new_resources} />
      </div>
    </div>
  );
}

type StudentHomeProps = {
  name: string;
  /** What else can be done with a lesson. */
  Menu: LessonMenu;
  /** What waits for the family's word, and what is owed to it. */
  lists: FamilyLists;
  /** What the reader seeks: said before there is a lesson. */
  wish?: ReactNode;
  /** What is practised today. */
  tonight?: ReactNode;
};

/** What is next for me? Asked anew each minute. */
export function StudentHome({ name, ...parts }: StudentHomeProps) {
  const query = useQuery({
    ...studentHomeQuery,
    refetchInterval: ({ state: { data } }) => askAgainMs(data ? lessonsOf(data) : [], Date.now()),
  });
  return (
    <>
      <HomeHeader name={name} reader="S" />
      <QueryView query={query} loading={<HomeSkeleton />}>
        {(home) => <Ready home={home} {...parts} />}
      </QueryView>
    </>
  );
}

/** Nothing is planned: whom to ask, or where to begin. */
function NoLesson({ hasGuardian, wish }: { hasGuardian: boolean; wish: ReactNode }) {
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
      {!hasGuardian && wish}
    </section>
  );
}
