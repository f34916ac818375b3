import type { StaffPhrase } from "@riwaq/contracts/learning/phrases";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { OrderButtons } from "../../../../components/ordering/order-buttons.tsx";
import { useOrder } from "../../../../components/ordering/use-order.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { type List, useOrderPhrases } from "../mutations.ts";
import { PhraseDialog } from "./phrase-dialog.tsx";
import { PhraseRow } from "./phrase-row.tsx";

type PhraseListProps = { list: List; phrases: readonly StaffPhrase[] };

function Retired({ list, phrases }: PhraseListProps) {
  const { t } = useTranslation("staff");
  if (phrases.length === 0) return null;
  return (
    <details className="mt-3 rounded-md border border-line bg-surface px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t("phrases.retired")}
      </summary>
      <ul className="divide-y divide-line">
        {phrases.map((phrase) => (
          <PhraseRow key={phrase.phrase} phrase={phrase} list={list} />
        ))}
      </ul>
    </details>
  );
}

/** The phrases of one programme and kind: those that are offered in their order, and those that no longer are. */
export function PhraseList({ list, phrases }: PhraseListProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const titleId = useId();
  const offered = phrases.filter(({ is_retired }) => !is_retired);
  const items = offered.map(({ phrase, words }) => ({ id: phrase, name: words[language] }));
  const mutation = useOrderPhrases(list);
  const order = useOrder({ items, mutation, failureTitle: t("phrases.failed") });
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId}>{t(`phrases.kinds.${list.kind}`)}</h2>
        <PhraseDialog
          list={list}
          trigger={
            <Button variant="outline">
              <Plus aria-hidden strokeWidth={1.75} />
              {t(`phrases.add.${list.kind}`)}
            </Button>
          }
        />
      </div>
      {offered.length === 0 && <p className="text-ink-muted">{t("phrases.none")}</p>}
      <ol className="divide-y divide-line rounded-md border border-line bg-surface px-4 empty:hidden sm:px-5">
        {offered.map((phrase, index) => (
          <PhraseRow key={phrase.phrase} phrase={phrase} list={list}>
            <OrderButtons
              item={{ id: phrase.phrase, name: phrase.words[language] }}
              isFirst={index === 0}
              isLast={index === offered.length - 1}
              isBusy={order.isBusy}
              onMove={order.move}
            />
          </PhraseRow>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {order.place}
      </p>
      <Retired list={list} phrases={phrases.filter(({ is_retired }) => is_retired)} />
    </section>
  );
}
