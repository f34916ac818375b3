import { Link } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type {
  LessonNote,
  SessionReader,
} from "../../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../../config/paths.ts";
import type { SessionSearch } from "../../model/session-search.ts";
import { AskedLesson } from "../asked-lesson.tsx";
import { UndoBar } from "../undo-bar.tsx";
import { ViewSwitch } from "../view-switch.tsx";
import { FamilyLessons } from "./family-lessons.tsx";

// The calendar weighs more than the rest of the page.
const FamilyWeek = lazy(async () => ({
  default: (await import("./family-week.tsx")).FamilyWeek,
}));

type FamilyPageProps = {
  reader: SessionReader;
  search: SessionSearch;
  /** A step is one to which one comes back; what is only closed is none. */
  onSearch: (search: SessionSearch, isStep?: boolean) => void;
  /** Lessons that are owed to the family, and what of them is owed for one. */
  owed: ReactNode;
  Owed: LessonNote;
  feed: ReactNode;
};

/** The lessons of a student, or of a parent's children. */
export function FamilyPage({ reader, search, onSearch, ...parts }: FamilyPageProps) {
  const { t } = useTranslation(["sessions", "common"]);
  const { lesson, cancel, ...shown } = search;
  const asked = cancel ?? lesson;
  const step = (next: SessionSearch) => onSearch({ view: search.view, ...next }, true);
  return (
    <div className="max-w-4xl">
      {asked !== undefined && (
        <AskedLesson
          key={asked}
          id={asked}
          first={cancel === undefined ? "details" : "cancel"}
          reader={reader}
          onClose={() => onSearch(shown)}
        />
      )}
      <PageHeader
        title={t("title")}
        actions={<ViewSwitch search={shown} onSearch={(next) => onSearch(next, true)} />}
      />
      <UndoBar />
      {search.view === "week" ? (
        <Suspense fallback={<SkeletonRows />}>
          <FamilyWeek reader={reader} search={shown} onSearch={step} />
        </Suspense>
      ) : (
        <FamilyLessons reader={reader} search={shown} onSearch={step} {...parts} />
      )}
      <Button asChild variant="link" className="mt-6 px-0!">
        <Link to={paths.clockChanges}>{t("common:nav.clockChanges")}</Link>
      </Button>
    </div>
  );
}
