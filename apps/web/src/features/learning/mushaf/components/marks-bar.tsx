import type { Place } from "@riwaq/domain/learning/quran/places";
import { useTranslation } from "react-i18next";

import { SimilarOnLeaf } from "../../../../components/similar-verses/similar-on-leaf.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";
import { MarkSteps, WordToMark } from "./open-word.tsx";
import type { Marking } from "./use-marking.ts";
import type { MarkedPupil } from "./use-pupils.ts";

type BarProps = { marking: Marking };
type Props = BarProps & { leaf: readonly number[]; onOpen: (place: Place) => void };

/** Whose marks are on the page, how many words have some, and the word that is open. */
export function MarksBar({ marking, leaf, onOpen }: Props) {
  if (!marking.pupil) return null;
  return (
    <>
      <Whose marking={marking} pupil={marking.pupil} />
      <SimilarOnLeaf pupil={marking.pupil.id} leaf={leaf} onOpen={onOpen} />
      <WordToMark marking={marking} />
    </>
  );
}

function Whose({ marking, pupil }: BarProps & { pupil: MarkedPupil }) {
  const { t } = useTranslation("marks");
  const { marksOf, isError, refetch, step } = marking;
  return (
    <section
      aria-label={t("aid.title")}
      className="mx-auto flex min-h-11 max-w-3xl flex-wrap items-center justify-between gap-x-4 text-sm"
    >
      <p className="font-semibold">
        {pupil.isOwn ? t("aid.own") : t("aid.of", { name: isolated(pupil.name) })}
      </p>
      {isError ? (
        <p role="alert">
          {t("aid.failed")}{" "}
          <Button variant="link" size="sm" className="px-1" onClick={refetch}>
            {t("done.again")}
          </Button>
        </p>
      ) : (
        <div className="flex items-center gap-2">
          <p role="status" className="text-ink-muted">
            {marksOf.size > 0 ? t("onPage", { count: marksOf.size }) : t("aid.tap")}
          </p>
          {marksOf.size > 0 && <MarkSteps onStep={step} />}
        </div>
      )}
    </section>
  );
}
