import type { CardFileCheck } from "@riwaq/contracts/memory/cards";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useCheckFile, useImportCards } from "../mutations.ts";

function Preview({ found }: { found: CardFileCheck }) {
  const { t } = useTranslation("cards");
  return (
    <div className="max-h-72 space-y-3 overflow-y-auto">
      <ul className="text-danger empty:hidden">
        {found.faults.map(({ row, fault, text }) => (
          <li key={row}>
            {t("file.row", { row, fault: t(`file.faults.${fault}`) })}{" "}
            <bdi className="text-ink-muted">{text}</bdi>
          </li>
        ))}
      </ul>
      <ol className="divide-y divide-line">
        {found.cards.map((card) => (
          <li key={card.row} className="flex gap-3 py-2">
            <span lang="ar" dir="rtl" className="min-w-28 text-xl">
              {card.arabic}
            </span>
            <span dir="auto">{card.meaning}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ImportForm({ deckId, onDone }: { deckId: string; onDone: () => void }) {
  const { t } = useTranslation("cards");
  const failureMessages = useFailureMessages();
  const [text, setText] = useState("");
  const check = useCheckFile(deckId);
  const bring = useImportCards(deckId);
  const error = bring.error ?? check.error;
  const begin = async (file: File) => {
    const read = await file.text();
    setText(read);
    bring.reset();
    check.mutate(read);
  };
  const finish = () => {
    toast({ title: t("saved") });
    onDone();
  };
  const isReady = check.data !== undefined && check.data.faults.length === 0;
  return (
    <div className="space-y-4">
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label={t("file.choose")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void begin(file);
        }}
      />
      <FormAlert messages={error ? failureMessages(error) : []} />
      {check.data && <Preview found={check.data} />}
      <DialogActions>
        <Button
          disabled={!isReady}
          aria-busy={bring.isPending || check.isPending}
          onClick={() => bring.mutate(text, { onSuccess: finish })}
        >
          {t("file.bring")}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Cards from a table: looked at first, then brought whole or not at all. */
export function ImportDialog({ deckId }: { deckId: string }) {
  const { t } = useTranslation("cards");
  return (
    <FormDialog
      trigger={<Button variant="outline">{t("file.open")}</Button>}
      title={t("file.open")}
      description={t("file.hint")}
    >
      {(close) => <ImportForm deckId={deckId} onDone={close} />}
    </FormDialog>
  );
}
