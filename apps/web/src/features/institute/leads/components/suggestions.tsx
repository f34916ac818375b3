import type { FoundTeacher } from "@riwaq/contracts/people/teachers";
import type { LearnerWish, WishProgramme } from "@riwaq/contracts/people/wishes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { FitTags } from "../../../../components/wishes/fit-tags.tsx";
import { useWishWords } from "../../../../components/wishes/use-wish-words.ts";
import { paths } from "../../../../config/paths.ts";
import { suggestionsQuery } from "../queries.ts";

/** More than anybody compares on the telephone. */
const SHOWN = 4;

/** A lesson with this teacher, booked for the family. */
export type Book = (teacher: FoundTeacher, learner: LearnerWish) => ReactNode;

type SuggestionsProps = {
  learner: LearnerWish;
  programmes: readonly WishProgramme[];
  book: Book;
};

/** One who learns: what is sought, and which teachers suit it. */
export function Suggestions({ learner, programmes, book }: SuggestionsProps) {
  const { t } = useTranslation("leads");
  const words = useWishWords();
  const query = useQuery(suggestionsQuery(learner.id));
  return (
    <section className="space-y-3">
      <h3 className="text-lg">
        <bdi>{learner.name}</bdi>
      </h3>
      <p className="text-ink-muted">{words(learner.wish, programmes) ?? t("nothingSought")}</p>
      <QueryView
        query={query}
        isEmpty={({ count }) => count === 0}
        empty={<EmptyState title={t("noTeacher")} />}
      >
        {({ teachers }) => (
          <ul aria-label={t("suggestions")} className="divide-y divide-line border-y border-line">
            {teachers.slice(0, SHOWN).map((teacher) => (
              <li key={teacher.id} className="flex flex-wrap items-center gap-3 py-3">
                <div className="min-w-0 grow space-y-1.5">
                  <Link
                    to={paths.teacher}
                    params={{ id: teacher.id }}
                    className="inline-flex min-h-6 items-center font-semibold text-primary underline underline-offset-4"
                  >
                    <bdi>{teacher.name}</bdi>
                  </Link>
                  {teacher.fit && <FitTags fit={teacher.fit} />}
                </div>
                {book(teacher, learner)}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
