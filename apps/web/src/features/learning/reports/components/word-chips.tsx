import { CHIPS_MAX, CHIP_MAX } from "@riwaq/contracts/learning/reports";
import { useId, useRef } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import type { SuggestedWord } from "./use-suggested-words.ts";
import { useWordChips } from "./use-word-chips.ts";
import { ChosenWord, OfferedWord } from "./word-chip.tsx";

type WordChipsProps = {
  legend: string;
  chosen: readonly string[];
  suggestions: readonly SuggestedWord[];
  onChange: (chosen: string[]) => void;
  errors: readonly string[] | undefined;
};

const NONE: readonly string[] = [];

function useCount() {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const max = formatNumber(CHIPS_MAX, language);
  return (count: number) => t("chips.count", { number: formatNumber(count, language), max });
}

function Legend({ text, count }: { text: string; count: number }) {
  const countOf = useCount();
  return (
    <legend className="font-semibold">
      {text}
      <span className="ms-2 text-sm font-normal text-ink-muted tabular-nums">{countOf(count)}</span>
    </legend>
  );
}

/** At most three words about a pupil: tapped, or typed; pressing a chosen one takes it back into the field. */
export function WordChips({
  legend,
  chosen,
  suggestions,
  onChange,
  errors = NONE,
}: WordChipsProps) {
  const errorsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped, isFull, add, remove, take, addTyped } = useWordChips({
    chosen,
    onChange,
  });
  const edit = (word: string) => {
    take(word);
    field.current?.focus();
  };
  const offered = suggestions.filter(({ text }) => !chosen.includes(text));
  return (
    <fieldset className="min-w-0 space-y-2.5" aria-describedby={errorsId}>
      <Legend text={legend} count={chosen.length} />
      <ul className="flex flex-wrap gap-2">
        {chosen.map((word) => (
          <ChosenWord
            key={word}
            word={word}
            onEdit={() => edit(word)}
            onRemove={() => remove(word)}
          />
        ))}
        {offered.map((word) => (
          <OfferedWord key={word.text} word={word} isFull={isFull} onAdd={() => add(word.text)} />
        ))}
      </ul>
      <OwnWords
        legend={legend}
        field={field}
        typed={typed}
        isFull={isFull}
        onType={setTyped}
        onAdd={addTyped}
      />
      <ErrorList id={errorsId} messages={errors} />
    </fieldset>
  );
}

type OwnWordsProps = {
  legend: string;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  isFull: boolean;
  onType: (typed: string) => void;
  onAdd: () => void;
};

function OwnWords({ legend, field, typed, isFull, onType, onAdd }: OwnWordsProps) {
  const { t } = useTranslation("reports");
  const countOf = useCount();
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        ref={field}
        className="min-w-0 flex-1 basis-40"
        dir={typed ? "auto" : undefined}
        maxLength={CHIP_MAX}
        autoComplete="off"
        aria-label={t("chips.own", { legend })}
        // Nothing that is typed beside three chosen words would reach the report.
        readOnly={isFull}
        placeholder={isFull ? countOf(CHIPS_MAX) : t("chips.placeholder")}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onAdd();
        }}
        // What was typed and not added would be missed in the report.
        onBlur={onAdd}
      />
      <Button variant="outline" disabled={isFull || typed.trim() === ""} onClick={onAdd}>
        {t("chips.add")}
      </Button>
    </div>
  );
}
