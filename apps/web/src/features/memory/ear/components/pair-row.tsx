import { type MinimalPair, WORD_SIDES } from "@riwaq/contracts/memory/ear";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { isolated } from "../../../../lib/format.ts";
import { useRemovePair } from "../model/use-pairs.ts";
import { SpokenWord } from "./spoken-word.tsx";

function RemovePair({ pair }: { pair: MinimalPair }) {
  const { t } = useTranslation("ear");
  const title = t("pairs.removeTitle", {
    first: isolated(pair.first_word),
    second: isolated(pair.second_word),
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" aria-label={title}>
          <Trash2 aria-hidden strokeWidth={1.75} />
          {t("pairs.remove")}
        </Button>
      }
      title={title}
      description={t("pairs.removeText")}
      confirmLabel={t("pairs.remove")}
      isDestructive
      mutation={useRemovePair()}
      sent={pair.id}
      failureTitle={t("pairs.removeFailed")}
    />
  );
}

export function PairRow({ pair }: { pair: MinimalPair }) {
  const { t } = useTranslation("ear");
  const { pairName } = useKindNames();
  return (
    <li className="space-y-4 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">{pairName(pair.pair)}</span>
          {pair.made_by && (
            <span className="text-sm text-ink-muted">
              {" · "}
              <bdi>{pair.made_by}</bdi>
            </span>
          )}
        </p>
        {pair.can_change && <RemovePair pair={pair} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {WORD_SIDES.map((side) => (
          <SpokenWord key={side} pair={pair} side={side} />
        ))}
      </div>
      {pair.spoken.length < WORD_SIDES.length && (
        <p className="text-sm text-ink-muted">{t("pairs.waits")}</p>
      )}
    </li>
  );
}
