import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { SuggestedWord } from "./use-suggested-words.ts";

type ChosenProps = { word: string; onEdit: () => void; onRemove: () => void };

export function ChosenWord({ word, onEdit, onRemove }: ChosenProps) {
  const { t } = useTranslation("reports");
  return (
    <li className="inline-flex max-w-full items-stretch rounded-md border border-primary bg-success-soft text-success">
      <button
        type="button"
        className="min-h-11 min-w-0 ps-3.5 pe-1 text-start font-semibold"
        aria-label={t("chips.edit", { word })}
        onClick={onEdit}
      >
        <bdi>{word}</bdi>
      </button>
      <button
        type="button"
        className="grid min-h-11 w-11 shrink-0 place-items-center"
        aria-label={t("chips.remove", { word })}
        onClick={onRemove}
      >
        <X aria-hidden strokeWidth={1.75} className="size-4.5" />
      </button>
    </li>
  );
}

type SuggestedProps = { word: SuggestedWord; isFull: boolean; onAdd: () => void };

export function OfferedWord({ word, isFull, onAdd }: SuggestedProps) {
  return (
    <li className="max-w-full">
      <Button
        variant="outline"
        className="px-3.5! text-start font-normal!"
        disabled={isFull}
        onClick={onAdd}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        <span className="min-w-0">
          <span dir="auto" className="block leading-snug">
            {word.text}
          </span>
          {word.gloss && (
            <span className="block text-sm leading-snug text-ink-muted">{word.gloss}</span>
          )}
        </span>
      </Button>
    </li>
  );
}
