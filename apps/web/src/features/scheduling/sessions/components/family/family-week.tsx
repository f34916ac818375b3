import { useQuery } from "@tanstack/react-query";

import type { SessionReader } from "../../../../../components/lessons/session-reader.ts";
import type { LessonSearch } from "../../model/lesson-search.ts";
import { comingLessonsQuery } from "../../queries.ts";
import { SessionWeek } from "../session-week.tsx";
import { LessonFilters } from "./lesson-filters.tsx";

type FamilyWeekProps = {
  reader: SessionReader;
  search: LessonSearch;
  onSearch: (search: LessonSearch) => void;
};

/** Week by week on the calendar, of one child or with one teacher. */
export function FamilyWeek({ reader, search, onSearch }: FamilyWeekProps) {
  const { data } = useQuery(comingLessonsQuery);
  const { pupil, teacher } = search;
  return (
    <>
      {data && (
        <div className="mb-5 empty:hidden">
          <LessonFilters {...data} search={search} onSearch={onSearch} hasStates={false} />
        </div>
      )}
      <SessionWeek reader={reader} search={{ pupil, teacher }} />
    </>
  );
}
