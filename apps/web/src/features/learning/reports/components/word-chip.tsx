import type { Language } from "@riwaq/contracts/languages";
import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { wordIn } from "@riwaq/domain/learning/phrases/phrase";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";

type WordProps = { word: ReportWord; reads: readonly Language[] };

/** A word as the teacher reads it; beneath a phrase what the family will read, where that is another language. */
function Words({ word, reads }: WordProps) {
  const { language } = useLanguage();
  const [familyLanguage] = reads;
  const isGlossed =
    typeof word !== "string" && familyLanguage !== undefined && !reads.includes(language);
  return (
    <span className="min-w-0">
      <bdi className="block leading-snug">{wordIn(word, language)}</bdi>
      {isGlossed && (
        <bdi
          lang={familyLanguage}
          className="block text-sm leading-snug font-normal text-ink-muted"
        >
          {word.words[familyLanguage]}
        </bdi>
      )}
    </span>
  );
}

type ChosenProps = WordProps & { onEdit: () => void; onRemove: () => void };

/** Own words can be put otherwise; a set phrase is taken as it is. */
export function ChosenWord({ word, reads, onEdit, onRemove }: ChosenProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const text = wordIn(word, language);
  const look = "flex min-h-11 min-w-0 items-center ps-3.5 pe-1 py-1 text-start font-semibold";
  return (
    <li className="inline-flex max-w-full items-stretch rounded-md border border-primary bg-success-soft text-success">
      {typeof word === "string" ? (
        <button
          type="button"
          className={look}
          aria-label={t("chips.edit", { word })}
          onClick={onEdit}
        >
          <Words word={word} reads={reads} />
        </button>
      ) : (
        <span className={look}>
          <Words word={word} reads={reads} />
        </span>
      )}
      <button
        type="button"
        className="grid min-h-11 w-11 shrink-0 place-items-center"
        aria-label={t("chips.remove", { word: text })}
        onClick={onRemove}
      >
        <X aria-hidden strokeWidth={1.75} className="size-4.5" />
      </button>
    </li>
  );
}

type OfferedProps = WordProps & { isFull: boolean; onAdd: () => void };

export function OfferedWord({ word, reads, isFull, onAdd }: OfferedProps) {
  return (
    <li className="max-w-full">
      <Button
        variant="outline"
        className="px-3.5! text-start font-normal!"
        disabled={isFull}
        // What is being typed keeps the focus until the choice is made.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onAdd}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        <Words word={word} reads={reads} />
      </Button>
    </li>
  );
}
