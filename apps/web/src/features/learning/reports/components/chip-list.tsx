import type { Language } from "@riwaq/contracts/languages";
import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { CHIPS_MAX } from "@riwaq/contracts/learning/reports";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { type Phrases, offeredWords } from "../model/offered-words.ts";
import type { ProposedWord } from "./use-proposed-words.ts";
import { ChosenWord, OfferedWord } from "./word-chip.tsx";

export type ChipValues = {
  chosen: readonly ReportWord[];
  phrases: Phrases;
  /** What was heard in the lesson. */
  proposed?: readonly ProposedWord[];
  used: readonly ReportWord[];
  /** The languages that the family reads. */
  reads: readonly Language[];
};

type ChipListProps = ChipValues & {
  typed: string;
  onAdd: (word: ReportWord) => void;
  onRemove: (word: ReportWord) => void;
  onEdit: (word: ReportWord) => void;
};

/** What is chosen, and what may be tapped beside it: a few at first, all on demand, or what was typed. */
export function ChipList(props: ChipListProps) {
  const { chosen, typed, proposed = [], onAdd, onRemove, onEdit, ...values } = props;
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const heard = new Map(proposed.map((one) => [keyOfWord(one.word), one]));
  const { words, more } = offeredWords({
    ...values,
    proposed: proposed.map(({ word }) => word),
    chosen,
    typed,
    isWhole,
  });
  const { reads } = values;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((word) => (
          <ChosenWord
            key={keyOfWord(word)}
            word={word}
            reads={reads}
            onEdit={() => onEdit(word)}
            onRemove={() => onRemove(word)}
          />
        ))}
        {words.map((word) => (
          <OfferedWord
            key={keyOfWord(word)}
            word={word}
            heard={heard.get(keyOfWord(word))}
            reads={reads}
            isFull={chosen.length >= CHIPS_MAX}
            onAdd={() => onAdd(word)}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="link" className="min-h-11 px-0!" onClick={() => setIsWhole(true)}>
          {t("chips.more", { count: more, number: formatNumber(more, language) })}
        </Button>
      )}
    </>
  );
}

/** "2 of 3", beside the name of a field that holds so many words. */
export function ChipLegend({ text, count }: { text: string; count: number }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const [number, max] = [count, CHIPS_MAX].map((figure) => formatNumber(figure, language));
  return (
    <legend className="font-semibold">
      {text}
      <span className="ms-2 text-sm font-normal text-ink-muted tabular-nums">
        {t("chips.count", { number, max })}
      </span>
    </legend>
  );
}
