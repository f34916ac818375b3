import type { ComingLessons, Session } from "@riwaq/contracts/scheduling/sessions";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import type {
  LessonNote,
  SessionReader,
} from "../../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { useReaderZone } from "../../../../../lib/own-profile.ts";
import { useCurrentMinute } from "../../../../../lib/use-current-minute.ts";
import { type LessonSearch, isNarrowed } from "../../model/lesson-search.ts";
import { shortNames } from "../../model/short-names.ts";
import { sortOut } from "../../model/sort-lessons.ts";
import { comingLessonsQuery } from "../../queries.ts";
import { NoSessions } from "../no-sessions.tsx";
import { SessionDialog } from "../session-dialog.tsx";
import { ComingWeeks } from "./coming-weeks.tsx";
import { LessonFilters } from "./lesson-filters.tsx";
import { NextLesson } from "./next-lesson.tsx";
import { PastLessons } from "./past-lessons.tsx";
import { PunctualityLine } from "./punctuality-line.tsx";

type FamilyLessonsProps = {
  reader: SessionReader;
  search: LessonSearch;
  onSearch: (search: LessonSearch) => void;
  /** Lessons that are owed to the family, and what of them is owed for one. */
  owed: ReactNode;
  Owed: LessonNote;
  /** Stands between what comes and what is over, which has no end. */
  feed: ReactNode;
};

type ListProps = FamilyLessonsProps & { read: ComingLessons; zone: string };

function Nothing({ reader, search, onSearch }: FamilyLessonsProps) {
  const { t } = useTranslation("sessions");
  if (!isNarrowed(search)) return <NoSessions reader={reader} title={t("empty.title")} />;
  const clear = (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("family.clear")}
    </Button>
  );
  return <EmptyState title={t("family.empty")} hint={t("family.emptyHint")} action={clear} />;
}

/** One dialog for all lines: whichever was opened last. */
function useOpened(reader: SessionReader) {
  const [session, setSession] = useState<Session>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (chosen: Session) => {
    setSession(chosen);
    setIsOpen(true);
  };
  const dialog = session && (
    <SessionDialog
      key={session.id}
      session={session}
      reader={reader}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  );
  return { open, dialog };
}

function Lists(props: ListProps) {
  const { reader, search, onSearch, owed, Owed, feed, read, zone } = props;
  const { open, dialog } = useOpened(reader);
  const { next, coming, ended } = sortOut(read.lessons, search, useCurrentMinute());
  const nameOf = shortNames(read.pupils);
  const lines = { reader, isOneOfMany: read.pupils.length > 1, nameOf, onOpen: open, Owed };
  const past = {
    search,
    zone,
    ended,
    empty: !next && coming.length === 0 && <Nothing {...props} />,
  };
  return (
    <>
      <LessonFilters {...read} search={search} onSearch={onSearch} />
      {next && (
        <div className="mt-5">
          <NextLesson
            key={next.id}
            lesson={next}
            reader={reader}
            nameOf={nameOf}
            onOpen={() => open(next)}
          />
        </div>
      )}
      {owed && <div className="mt-8 empty:hidden">{owed}</div>}
      <ComingWeeks lessons={coming} zone={zone} {...lines} />
      {feed}
      <PunctualityLine />
      {search.state === "scheduled" ? past.empty : <PastLessons {...past} {...lines} />}
      {dialog}
    </>
  );
}

/** A family's lessons: the next one, the weeks to come, what is over; narrowed by what the address asks for. */
export function FamilyLessons(props: FamilyLessonsProps) {
  const query = useQuery(comingLessonsQuery);
  const zone = useReaderZone();
  return (
    <QueryView query={query} isEmpty={() => false}>
      {(read) => zone && <Lists {...props} read={read} zone={zone} />}
    </QueryView>
  );
}
