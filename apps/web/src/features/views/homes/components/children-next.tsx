import type { ParentHome } from "@riwaq/contracts/views/homes";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LessonOver } from "../../../../components/homes/lesson-over.tsx";
import { lessonsAhead } from "../../../../components/homes/lessons-ahead.ts";
import { NextLessonCard } from "../../../../components/homes/next-lesson-card.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { childrensLessons } from "../model/known-lessons.ts";

type ChildrenNextProps = {
  home: Pick<ParentHome, "children" | "week">;
  Menu: LessonMenu;
  picture?: ReactNode;
};

/** The next lesson of all children, of brothers and sisters in the same one that lesson once; nothing where none is planned. */
export function ChildrenNext({ home, ...looks }: ChildrenNextProps) {
  const { t } = useTranslation("homes");
  const { next } = lessonsAhead(childrensLessons(home), useCurrentMinute());
  if (!next) return home.children.some((child) => child.next) ? <LessonOver /> : null;
  const title = t(home.children.length > 1 ? "next.family" : "next.child");
  return <NextLessonCard key={next.id} title={title} lesson={next} reader="P" {...looks} />;
}
