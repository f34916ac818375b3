import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { CHIPS_MAX, CHIP_MAX } from "@riwaq/contracts/learning/reports";
import { useId, useRef } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { ChipLegend, ChipList, type ChipValues } from "./chip-list.tsx";
import { UnreadWords } from "./unread-words.tsx";
import { useWordChips } from "./use-word-chips.ts";

type WordChipsProps = ChipValues & {
  legend: string;
  onChange: (chosen: ReportWord[]) => void;
  errors: readonly string[] | undefined;
};

const NONE: readonly string[] = [];

/** At most three words about a pupil: tapped, found by typing, or the teacher's own. */
export function WordChips({ legend, onChange, errors = NONE, ...values }: WordChipsProps) {
  const errorsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, phrases, reads } = values;
  const chips = useWordChips({ chosen, onChange });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the focus has left
    <fieldset
      className="min-w-0 space-y-2.5"
      aria-describedby={errorsId}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What was typed and not added would be missed in the report.
        if (!currentTarget.contains(relatedTarget)) chips.addTyped();
      }}
    >
      <ChipLegend text={legend} count={chosen.length} />
      <ChipList
        {...values}
        typed={chips.typed}
        onAdd={chips.add}
        onRemove={chips.remove}
        onEdit={(word) => {
          chips.edit(word);
          field.current?.focus();
        }}
      />
      <OwnWords
        legend={legend}
        field={field}
        typed={chips.typed}
        isFull={chips.isFull}
        onType={chips.setTyped}
        onAdd={chips.addTyped}
      />
      {chosen.map((word) => (
        <UnreadWords
          key={typeof word === "string" ? word : word.phrase}
          text={typeof word === "string" ? word : ""}
          phrases={phrases.all}
          reads={reads}
          onTake={(phrase) => chips.replace(word, phrase)}
        />
      ))}
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
  const { language } = useLanguage();
  const max = formatNumber(CHIPS_MAX, language);
  const full = t("chips.count", { number: max, max });
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
        placeholder={isFull ? full : t("chips.placeholder")}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onAdd();
        }}
      />
      <Button variant="outline" disabled={isFull || typed.trim() === ""} onClick={onAdd}>
        {t("chips.add")}
      </Button>
    </div>
  );
}
