import type { BankLine, OpenCharges } from "@riwaq/contracts/billing/statements";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useMatchLine } from "../mutations.ts";
import { openChargesQuery } from "../queries.ts";
import { ChargeFacts, LineFacts } from "./line-facts.tsx";

type RowProps = { label: string; isBusy: boolean; onChoose: () => void; children: ReactNode };

function Row({ label, isBusy, onChoose, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      {children}
      <Button variant="outline" size="sm" disabled={isBusy} onClick={onChoose}>
        {label}
      </Button>
    </li>
  );
}

type FoundProps = {
  found: OpenCharges;
  isBusy: boolean;
  onChoose: (to: "charge" | "payer", id: string) => void;
};

function Found({ found: { charges, payers }, isBusy, onChoose }: FoundProps) {
  const { t } = useTranslation("statements");
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto">
      {charges.map((charge) => (
        <Row
          key={charge.id}
          label={t("match.charge")}
          isBusy={isBusy}
          onChoose={() => onChoose("charge", charge.id)}
        >
          <ChargeFacts charge={charge} />
        </Row>
      ))}
      {payers.map(({ id, name }) => (
        <Row
          key={id}
          label={t("match.payer")}
          isBusy={isBusy}
          onChoose={() => onChoose("payer", id)}
        >
          <div>
            <bdi className="font-semibold">{name}</bdi>
            <p className="text-sm text-ink-muted">{t("match.payerHint")}</p>
          </div>
        </Row>
      ))}
    </ul>
  );
}

/** What it may be for, found by names or a reference. */
function MatchSearch({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const { t } = useTranslation("statements");
  const [q, setQ] = useState(line.charge?.payer.name ?? line.name);
  const query = useQuery(openChargesQuery(q.trim()));
  const match = useMatchLine(line.id);
  const failureMessages = useFailureMessages();
  const choose = (to: "charge" | "payer", id: string) =>
    match.mutate(
      { to, id },
      {
        onSuccess: () => {
          toast({ title: t("match.done") });
          onDone();
        },
      },
    );
  return (
    <div className="space-y-4">
      <div className="rounded-md bg-paper-deep p-3">
        <LineFacts line={line} />
      </div>
      <ServerSearchField label={t("match.search")} start={q} onSearch={setQ} />
      <FormAlert messages={match.error ? failureMessages(match.error) : []} />
      <QueryView
        query={query}
        isEmpty={({ charges, payers }) => charges.length + payers.length === 0}
        empty={<p className="text-ink-muted">{t("match.none")}</p>}
      >
        {(found) => <Found found={found} isBusy={match.isPending} onChoose={choose} />}
      </QueryView>
      <p className="text-sm text-ink-muted">{t("match.rule")}</p>
    </div>
  );
}

export function MatchDialog({ line }: { line: BankLine }) {
  const { t } = useTranslation("statements");
  return (
    <FormDialog
      trigger={<Button size="sm">{t("match.open")}</Button>}
      title={t("match.title")}
      takesTriggerAway
    >
      {(close) => <MatchSearch line={line} onDone={close} />}
    </FormDialog>
  );
}
