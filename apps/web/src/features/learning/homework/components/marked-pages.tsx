import type { Mark } from "@riwaq/contracts/learning/marks";
import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { FIRST_AT_HAND } from "@riwaq/domain/learning/marks/kinds";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";

import { byWord, markLook } from "../../../../components/marks/mark-look.ts";
import { MarkRing } from "../../../../components/marks/mark-ring.tsx";
import { type OpenWord, useOpenWord } from "../../../../components/marks/use-open-word.ts";
import { WordHistory } from "../../../../components/marks/word-history.tsx";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { useCurrentUser } from "../../../../lib/current-user.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { pagesOfRange } from "../model/pages-of-range.ts";
import { RangePages, useTurnedPage } from "./range-pages.tsx";
import { useMarkDeeds } from "./use-mark-deeds.ts";

type RingProps = {
  word: OpenWord;
  here: readonly Mark[];
  deeds: ReturnType<typeof useMarkDeeds>;
  onClose: () => void;
};

/** At the word that was tapped: what was marked there in this recording, or at once what to mark. */
function Ring({ word, here, deeds, onClose }: RingProps) {
  const me = useCurrentUser()?.id;
  const zone = useReaderZone() ?? deviceTimeZone();
  const actions = {
    mayChange: ({ by, by_id }: Mark) => by_id === me || by !== "teacher",
    note: ({ id }: Mark, text: string) => deeds.note(id, text),
    takeBack: ({ id }: Mark) => {
      if (here.length === 1) onClose();
      deeds.undo(id);
    },
  };
  const history = (markAgain: () => void) => (
    <WordHistory
      word={word.anchor.textContent}
      marks={here}
      zone={zone}
      actions={actions}
      onMarkAgain={markAgain}
    />
  );
  return (
    <MarkRing
      anchor={word.anchor}
      kinds={FIRST_AT_HAND}
      onClose={onClose}
      onChoose={(heard) => {
        onClose();
        deeds.mark(word.place, heard);
      }}
      history={here.length > 0 ? history : undefined}
    />
  );
}

const NO_MARKS: readonly Mark[] = [];

function useLook(marksOf: ReadonlyMap<string, readonly Mark[]>, isRead: boolean): LookOf {
  const { t } = useTranslation("marks");
  return useCallback(
    ({ place }) => {
      const marks = marksOf.get(wordKey(place)) ?? NO_MARKS;
      const label = marks.length > 0 ? t("times", { count: marks.length }) : undefined;
      return {
        isSought: false,
        isHidden: false,
        isColoured: false,
        isRead,
        marks: { ...markLook(marks), ...(label && { label }) },
      };
    },
    [marksOf, isRead, t],
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
  const box = useRef<HTMLDivElement>(null);
  const pages = useMemo(() => pagesOfRange(recitation), [recitation]);
  const turned = useTurnedPage(pages);
  const { word, close } = useOpenWord(box, { isOn: mayMark, leaf: `${turned.page}` });
  const deeds = useMarkDeeds(recitation, placeMs);
  const marksOf = useMemo(() => byWord<Mark>(recitation.marks), [recitation.marks]);
  const lookOf = useLook(marksOf, !mayMark);
  return (
    <>
      <RangePages pages={pages} turned={turned} lookOf={lookOf} box={box} />
      {word && (
        <Ring
          word={word}
          here={marksOf.get(wordKey(word.place)) ?? NO_MARKS}
          deeds={deeds}
          onClose={close}
        />
      )}
    </>
  );
}
