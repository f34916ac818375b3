import { type BankLine, LineAside } from "@riwaq/contracts/billing/statements";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSetAside } from "../mutations.ts";
import { ChargeFacts, LineFacts } from "./line-facts.tsx";
import { MatchDialog } from "./match-dialog.tsx";

type Verdict = NonNullable<BankLine["verdict"]>;

const TONES: Record<Verdict, BadgeTone> = {
  exact: "green",
  amount: "yellow",
  settled: "yellow",
  twice: "yellow",
  unknown: "neutral",
};

function AsideForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { t } = useTranslation("statements");
  const form = useAppForm({
    rules: LineAside,
    defaultValues: { word: "" },
    mutation: useSetAside(id),
    toSend: (said) => said,
    onSaved: () => {
      toast({ title: t("aside.done") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("aside.save")}>
      <TextField
        label={t("aside.word")}
        hint={t("aside.wordHint")}
        dir="auto"
        autoComplete="off"
        {...form.field("word")}
      />
    </AppForm>
  );
}

function OpenLine({ line }: { line: BankLine }) {
  const { t } = useTranslation("statements");
  const verdict = line.verdict ?? "unknown";
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 space-y-2">
        <LineFacts line={line} />
        <Badge tone={TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>
        {line.charge && <ChargeFacts charge={line.charge} />}
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:justify-end">
        <MatchDialog line={line} />
        <FormDialog
          trigger={
            <Button variant="outline" size="sm">
              {t("aside.open")}
            </Button>
          }
          title={t("aside.title")}
          description={t("aside.text")}
          takesTriggerAway
        >
          {(close) => <AsideForm id={line.id} onSaved={close} />}
        </FormDialog>
      </div>
    </li>
  );
}

/** Those that somebody looks at, one by one. */
export function OpenSection({ lines }: { lines: readonly BankLine[] }) {
  const { t } = useTranslation("statements");
  return (
    <Card aria-labelledby="to-look-at" className="space-y-4">
      <CardTitle id="to-look-at">{t("open.title", { count: lines.length })}</CardTitle>
      <p className="measure text-ink-muted">{t("open.text")}</p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <OpenLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}
