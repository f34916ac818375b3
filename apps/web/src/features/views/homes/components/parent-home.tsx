import type { ParentHome as Home } from "@riwaq/contracts/views/homes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { askAgainMs, lessonsAhead } from "../../../../components/homes/lessons-ahead.ts";
import { WeekAhead } from "../../../../components/homes/week-ahead.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { childrensLessons } from "../model/known-lessons.ts";
import { parentHomeQuery } from "../queries.ts";
import { CardScene } from "./card-scene.tsx";
import { ChildCards } from "./child-card.tsx";
import { ChildrenNext } from "./children-next.tsx";
import { FamilyNeeds, type FamilyLists, ParentNeeds } from "./family-needs.tsx";
import { HomeHeader } from "./home-header.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { NoOwnLesson, OwnLesson } from "./own-lessons.tsx";

function NoChildren() {
  const { t } = useTranslation("homes");
  const action = (
    <Button asChild size="lg">
      <Link to={paths.children}>{t("noChildren.add")}</Link>
    </Button>
  );
  return <EmptyState title={t("noChildren.title")} hint={t("noChildren.hint")} action={action} />;
}

type ReadyProps = { home: Home } & Omit<ParentHomeProps, "name">;

function Ready({ home, Menu, lists, tonight }: ReadyProps) {
  const { t } = useTranslation("homes");
  const { children, waiting, time_zone } = home;
  const { besides } = lessonsAhead(childrensLessons(home), useCurrentMinute());
  const hasLesson = children.some(({ next }) => next !== null);
  // Beside the week there is room for one.
  const isSingle = children.length === 1 && hasLesson;
  return (
    <div className="space-y-8">
      <ChildrenNext home={home} Menu={Menu} picture={<CardScene name="windows" />} />
      <OwnLesson Menu={Menu} />
      {tonight}
      <FamilyNeeds waiting={waiting} lists={lists}>
        <ParentNeeds home={home} />
      </FamilyNeeds>
      {children.length === 0 && <NoChildren />}
      {children.length > 0 && (
        <div className={cn("grid items-start gap-8", isSingle && "lg:grid-cols-2")}>
          {hasLesson && (
            <WeekAhead
              sessions={besides}
              reader="P"
              isOneOfMany={children.length > 1}
              zone={time_zone}
              title={t("week.title")}
              none={t("week.none")}
            />
          )}
          <ChildCards home={home} isWide={!isSingle} />
        </div>
      )}
      <NoOwnLesson />
    </div>
  );
}

type ParentHomeProps = {
  name: string;
  /** What else can be done with a lesson. */
  Menu: LessonMenu;
  /** What waits for the family's word, and what is owed to it. */
  lists: FamilyLists;
  /** What is practised this evening. */
  tonight?: ReactNode;
};

/** What is next for the children, and what waits for the parent? Asked anew each minute. */
export function ParentHome({ name, ...parts }: ParentHomeProps) {
  const query = useQuery({
    ...parentHomeQuery,
    refetchInterval: ({ state: { data } }) =>
      askAgainMs(data ? childrensLessons(data) : [], Date.now()),
  });
  return (
    <>
      <HomeHeader name={name} reader="P" />
      <QueryView query={query} loading={<HomeSkeleton />}>
        {(home) => <Ready home={home} {...parts} />}
      </QueryView>
    </>
  );
}
