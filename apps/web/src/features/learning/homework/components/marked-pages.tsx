import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { FIRST_AT_HAND } from "@riwaq/domain/learning/marks/kinds";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { byWord, markLook } from "../../../../components/marks/mark-look.ts";
import { type Heard, MarkRing } from "../../../../components/marks/mark-ring.tsx";
import { useOpenWord } from "../../../../components/marks/use-open-word.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { pagesOfRange } from "../model/pages-of-range.ts";
import { useMarksInRecording } from "../mutations.ts";
import { RangePages, useTurnedPage } from "./range-pages.tsx";

function useMarkNow(recitation: RecitationDetails, placeMs: () => number) {
  const { t } = useTranslation("marks");
  const { phraseOf } = useKindNames();
  const failureMessages = useFailureMessages();
  const { make, takeBack } = useMarksInRecording();
  const fail = (error: Error) =>
    toast({ title: failureMessages(error).join(" "), variant: "destructive" });
  const undo = (id: string) =>
    takeBack.mutate(id, {
      onSuccess: () => toast({ title: t("done.takenBack") }),
      onError: fail,
    });
  return (place: { sura: number; aya: number; word: number }, heard: Heard) =>
    make.mutate(
      {
        id: randomUuid(),
        student_id: recitation.student_id,
        session_id: null,
        in_recording: { id: recitation.id, at_ms: Math.round(placeMs()) },
        note: "",
        ...place,
        ...heard,
      },
      {
        onSuccess: (mark) =>
          toast({
            title: t("done.marked", { what: phraseOf(mark) }),
            action: { label: t("done.undo"), onPress: () => undo(mark.id) },
          }),
        onError: fail,
      },
    );
}

type MarkedPagesProps = {
  recitation: RecitationDetails;
  mayMark: boolean;
  /** Where the recording stands when a word is tapped. */
  placeMs: () => number;
};

/** The page beside the recording: what was marked in it, and for the teacher one tap for more. */
export function MarkedPages({ recitation, mayMark, placeMs }: MarkedPagesProps) {
  const { t } = useTranslation("marks");
  const box = useRef<HTMLDivElement>(null);
  const pages = useMemo(() => pagesOfRange(recitation), [recitation]);
  const turned = useTurnedPage(pages);
  const { word, close } = useOpenWord(box, { isOn: mayMark, leaf: `${turned.page}` });
  const markNow = useMarkNow(recitation, placeMs);
  const marksOf = useMemo(() => byWord(recitation.marks), [recitation.marks]);
  const lookOf = useCallback<LookOf>(
    ({ place }) => {
      const marks = marksOf.get(wordKey(place)) ?? [];
      const label = marks.length > 0 ? t("times", { count: marks.length }) : undefined;
      return {
        isSought: false,
        isHidden: false,
        isColoured: false,
        isRead: !mayMark,
        marks: { ...markLook(marks), ...(label && { label }) },
      };
    },
    [marksOf, mayMark, t],
  );
  return (
    <>
      <RangePages pages={pages} turned={turned} lookOf={lookOf} box={box} />
      {word && (
        <MarkRing
          anchor={word.anchor}
          kinds={FIRST_AT_HAND}
          onClose={close}
          onChoose={(heard) => {
            close();
            markNow(word.place, heard);
          }}
        />
      )}
    </>
  );
}
