import type { ParentHome as Home } from "@riwaq/contracts/views/homes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MailOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import { parentHomeQuery } from "../queries.ts";
import { ChildCards } from "./child-card.tsx";
import { HomeHeader } from "./home-header.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { NoOwnLesson, OwnLesson } from "./own-lessons.tsx";
import { SoonestLesson } from "./soonest-lesson.tsx";

/** The next lesson of all children; of brothers and sisters in the same lesson, the lesson once. */
function soonestLesson(children: Home["children"]) {
  const lessons = children.flatMap(({ next }) => next ?? []);
  return lessons.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0] ?? null;
}

const REFRESH_MS = 60_000;

/** The link that accepts one is in its mail and nowhere else. */
function Invitations({ invitations }: Pick<Home, "invitations">) {
  const { t } = useTranslation("homes");
  if (invitations.length === 0) return null;
  return (
    <ul className="space-y-2">
      {invitations.map(({ teacher, child }) => (
        <li
          key={`${teacher} ${child}`}
          className="flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft"
        >
          <MailOpen aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          <p>{t("invitation", { teacher: isolated(teacher), child: isolated(child) })}</p>
        </li>
      ))}
    </ul>
  );
}

function NoChildren() {
  const { t } = useTranslation("homes");
  const action = (
    <Button asChild size="lg">
      <Link to={paths.children}>{t("noChildren.add")}</Link>
    </Button>
  );
  return <EmptyState title={t("noChildren.title")} hint={t("noChildren.hint")} action={action} />;
}

function Ready({ home, Menu }: { home: Home; Menu: LessonMenu }) {
  const { children, invitations } = home;
  const soonest = children.length > 1 ? soonestLesson(children) : null;
  return (
    <div className="space-y-5">
      {soonest && <SoonestLesson lesson={soonest} />}
      <Invitations invitations={invitations} />
      {children.length === 0 ? <NoChildren /> : <ChildCards home={home} Menu={Menu} />}
    </div>
  );
}

type ParentHomeProps = {
  name: string;
  /** What else can be done with a lesson. */
  Menu: LessonMenu;
  /** What waits for the family's word. */
  offers?: ReactNode;
};

/** What is next for each child, and what waits for the parent? Asked anew each minute. */
export function ParentHome({ name, Menu, offers }: ParentHomeProps) {
  const query = useQuery({ ...parentHomeQuery, refetchInterval: REFRESH_MS });
  return (
    <>
      <HomeHeader name={name} reader="P" />
      {offers}
      <OwnLesson Menu={Menu} />
      <QueryView query={query} loading={<HomeSkeleton />}>
        {(home) => <Ready home={home} Menu={Menu} />}
      </QueryView>
      <NoOwnLesson />
    </>
  );
}
