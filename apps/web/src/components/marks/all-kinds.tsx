import {
  LETTER_PAIRS,
  MARK_GROUPS,
  MARK_KINDS,
  type MarkKind,
  groupOf,
  severityOf,
} from "@riwaq/domain/learning/marks/kinds";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { useKindNames } from "./kind-names.ts";

/** The focus stood on a button that is gone. */
function useFirstFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return box;
}

/** Every kind, as teachers group them, each with the line that it draws on the page. */
export function AllKinds({ onChoose }: { onChoose: (kind: MarkKind) => void }) {
  const { t } = useTranslation("marks");
  const { nameOf } = useKindNames();
  const box = useFirstFocus();
  return (
    <div ref={box} className="space-y-4">
      {MARK_GROUPS.map((group) => (
        <fieldset key={group}>
          <legend className="mb-1.5 text-sm font-semibold text-ink-muted">
            {t(`groups.${group}`)}
          </legend>
          <div className="flex flex-wrap gap-1.5">
            {MARK_KINDS.filter((kind) => groupOf(kind) === group).map((kind) => (
              <Button
                key={kind}
                variant="outline"
                className="px-3 font-normal"
                onClick={() => onChoose(kind)}
              >
                <span className="mark-line" data-mark={severityOf(kind)}>
                  {nameOf(kind)}
                </span>
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

type PairsProps = { onChoose: (pair: string) => void; onBack: () => void };

/** Which letter was said for which: the one in the text first. */
export function LetterPairs({ onChoose, onBack }: PairsProps) {
  const { t } = useTranslation("marks");
  const { pairName } = useKindNames();
  const box = useFirstFocus();
  return (
    <div ref={box} className="space-y-3">
      <p className="font-semibold">{t("pair.ask")}</p>
      <div className="flex flex-wrap gap-1.5">
        {LETTER_PAIRS.map((pair) => (
          <Button
            key={pair}
            variant="outline"
            className="px-3 font-normal"
            onClick={() => onChoose(pair)}
          >
            {pairName(pair)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChoose("")}>
          {t("pair.any")}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t("ring.back")}
        </Button>
      </div>
    </div>
  );
}
