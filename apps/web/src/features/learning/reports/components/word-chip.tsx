import type { Language } from "@riwaq/contracts/languages";
import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { wordIn } from "@riwaq/domain/learning/phrases/phrase";
import { Ear, Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import type { ProposedWord } from "./use-proposed-words.ts";

type WordProps = { word: ReportWord; reads: readonly Language[] };

/** A word as the teacher reads it; beneath it what the family will read, where that is another language. */
function Words({ word, meaning, reads }: WordProps & { meaning?: string | undefined }) {
  const { language } = useLanguage();
  const [familyLanguage] = reads;
  const own = meaning ?? wordIn(word, language);
  const isGlossed =
    familyLanguage !== undefined &&
    !reads.includes(language) &&
    (typeof word !== "string" || own !== word);
  return (
    <span className="min-w-0">
      <bdi className="block leading-snug">{own}</bdi>
      {isGlossed && (
        <bdi
          lang={familyLanguage}
          className="block text-sm leading-snug font-normal text-ink-muted"
        >
          {wordIn(word, familyLanguage)}
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

/** Beside a word for what was heard in the lesson: how often it was marked. */
function Heard({ count }: { count: number }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const number = formatNumber(count, language);
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-info tabular-nums">
      <Ear aria-hidden strokeWidth={1.75} className="size-4" />
      {count > 1 && <span aria-hidden>{number}</span>}
      <span className="sr-only">
        {count > 0 ? t("proposal.heard", { count, number }) : t("proposal.fine")}
      </span>
    </span>
  );
}

type OfferedProps = WordProps & {
  heard: ProposedWord | undefined;
  isFull: boolean;
  onAdd: () => void;
};

export function OfferedWord({ word, heard, reads, isFull, onAdd }: OfferedProps) {
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
        <Words word={word} meaning={heard?.meaning} reads={reads} />
        {heard && <Heard count={heard.count} />}
      </Button>
    </li>
  );
}
