import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { type Answered, answersOf } from "../model/drill.ts";

type EndProps = {
  answered: readonly Answered[];
  onAgain: () => void;
  /** Where it could not be told. */
  onRetry: (() => void) | undefined;
};

/** What is worth another listening, without a score. */
export function DrillEnd({ answered, onAgain, onRetry }: EndProps) {
  const { t } = useTranslation("ear");
  const { pairName } = useKindNames();
  const open = answersOf(answered).filter(({ heard, right }) => right < heard);
  return (
    <Card className="mx-auto max-w-xl space-y-4">
      <CardTitle>{t("drill.done")}</CardTitle>
      <p>{t(open.length === 0 ? "drill.allTold" : "drill.worth")}</p>
      {open.length > 0 && (
        <ul className="list-disc ps-6">
          {open.map(({ pair }) => (
            <li key={pair}>{pairName(pair)}</li>
          ))}
        </ul>
      )}
      {onRetry && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t("drill.unsaid")}</p>
          <Button variant="outline" onClick={onRetry}>
            {t("drill.retry")}
          </Button>
        </div>
      )}
      <Button onClick={onAgain}>{t("drill.again")}</Button>
    </Card>
  );
}
