import type { Mark, NewMark } from "@riwaq/contracts/learning/marks";
import type { TestDetails, TestQuestion } from "@riwaq/contracts/memory/tests";
import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { isInPassage } from "@riwaq/domain/learning/mushaf/passages";
import { type WordPlace, readWordKey, wordKey } from "@riwaq/domain/learning/mushaf/words";
import { passageOf } from "@riwaq/domain/memory/test-ground";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type SyntheticEvent, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { byWord, markLook } from "../../../../components/marks/mark-look.ts";
import { type Heard, MarkRing } from "../../../../components/marks/mark-ring.tsx";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { type Letters, useLetters } from "../../../../components/mushaf/use-letters.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { pagesOf } from "../model/test-range.ts";

/** What is heard most in a test; all others are one tap further. */
const AT_HAND = ["prompted", "hesitation", "self-corrected", "madd"] as const satisfies MarkKind[];
const WORD = "[data-word][role=button]";
const NO_MARKS: readonly Mark[] = [];

type PagesProps = {
  test: Pick<TestDetails, "student_id" | "marks_in">;
  question: TestQuestion;
  onMark: (mark: NewMark) => void;
};

/** Words of the question are pressed to mark them; what surrounds them stands back. */
function useLookOf(question: TestQuestion): LookOf {
  const { t } = useTranslation("marks");
  const marksOf = useMemo(() => byWord(question.marks), [question.marks]);
  const { from, to } = question;
  return useCallback(
    ({ place }) => {
      const plain = { isSought: false, isHidden: false, isColoured: false };
      if (!isInPassage(passageOf({ from, to }), place)) return { ...plain, isVeiled: true };
      const marks = marksOf.get(wordKey(place)) ?? NO_MARKS;
      const label = marks.length > 0 ? t("times", { count: marks.length }) : undefined;
      return { ...plain, marks: { ...markLook(marks), ...(label && { label }) } };
    },
    [from, to, marksOf, t],
  );
}

/** The word that was tapped, or at which Enter or the space bar was pressed. */
function useTapped() {
  const [word, setWord] = useState<{ anchor: HTMLElement; place: WordPlace } | null>(null);
  const onClick = ({ target }: SyntheticEvent): boolean => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>(WORD) : null;
    const place = readWordKey(anchor?.dataset["word"] ?? "");
    if (!anchor || !place) return false;
    setWord({ anchor, place });
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === "Enter" || event.key === " ") && onClick(event)) event.preventDefault();
  };
  return { word, close: () => setWord(null), onTap: { onClick, onKeyDown } };
}

/** The pages of a question, as the teacher follows it; the pupil recites by heart and does not see them. */
export function QuestionPages({ test, question, onMark }: PagesProps) {
  const { letters } = useLetters();
  const lookOf = useLookOf(question);
  const { word, close, onTap } = useTapped();
  const mark = (heard: Heard) => {
    close();
    if (!word) return;
    const { student_id, marks_in: session_id } = test;
    onMark({ id: randomUuid(), student_id, session_id, note: "", ...word.place, ...heard });
  };
  return (
    <div dir="rtl" role="presentation" className="space-y-4" {...onTap}>
      {pagesOf(question).map((page) => (
        <PageOfQuestion key={page} page={page} letters={letters} lookOf={lookOf} />
      ))}
      {word && <MarkRing anchor={word.anchor} kinds={AT_HAND} onClose={close} onChoose={mark} />}
    </div>
  );
}

type PageProps = { page: number; letters: Letters; lookOf: LookOf };

function PageOfQuestion({ page, letters, lookOf }: PageProps) {
  const part = useQuery(partQuery(page));
  return (
    <div className="mx-auto max-w-2xl rounded-md border border-line bg-surface px-4 py-3 sm:px-6">
      {part.isError ? (
        <ErrorState onRetry={() => void part.refetch()} />
      ) : (
        <MushafPage
          page={page}
          part={part.data}
          letters={letters}
          lookOf={lookOf}
          mayBeColoured={false}
        />
      )}
    </div>
  );
}
