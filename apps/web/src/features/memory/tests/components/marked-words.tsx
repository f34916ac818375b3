import type { Mark } from "@riwaq/contracts/learning/marks";
import { severityOf } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { wordIn } from "../../../../components/mushaf/use-word-of.ts";
import { Button } from "../../../../components/ui/button.tsx";

type MarkedProps = { marks: readonly Mark[]; onTakeBack?: (mark: Mark) => void };

/** Each marked word, as the mushaf writes it, with what was heard at it. */
export function MarkedWords({ marks, onTakeBack }: MarkedProps) {
  return (
    <ul className="divide-y divide-line">
      {marks.map((mark) => (
        <MarkedWord key={mark.id} mark={mark} onTakeBack={onTakeBack} />
      ))}
    </ul>
  );
}

type OneProps = { mark: Mark; onTakeBack: ((mark: Mark) => void) | undefined };

function MarkedWord({ mark, onTakeBack }: OneProps) {
  const { t } = useTranslation("tests");
  const { phraseOf } = useKindNames();
  const { data } = useQuery(partQuery(pageOf(mark)));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span lang="ar" dir="rtl" className="quran text-2xl">
        {wordIn(data, mark)}
      </span>
      <span className="mark-line" data-mark={severityOf(mark.kind)}>
        {phraseOf(mark)}
      </span>
      {onTakeBack && (
        <Button variant="ghost" size="sm" className="ms-auto" onClick={() => onTakeBack(mark)}>
          {t("test.takeBack")}
        </Button>
      )}
    </li>
  );
}
