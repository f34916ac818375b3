import { RECOGNITIONS_MAX, type StaffRecognition } from "@riwaq/contracts/institute/recognitions";
import * as recognitions from "@riwaq/contracts/institute/recognitions.calls";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ValidUntil } from "../../../../components/people/valid-until.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { isolated } from "../../../../lib/format.ts";
import { useRemoveRecognition } from "../mutations.ts";
import { recognitionsQuery } from "../queries.ts";
import { RecognitionDialog } from "./recognition-dialog.tsx";

function Row({ recognition }: { recognition: StaffRecognition }) {
  const { t } = useTranslation("staff");
  const { id, body, number, valid_until: day, validity } = recognition;
  const name = isolated(body);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="min-w-0 wrap-anywhere">
        <a
          href={hrefOf(recognitions.proof, { params: { id } })}
          target="_blank"
          rel="noreferrer"
          aria-label={t("recognitions.open", { name })}
          className="inline-flex min-h-6 items-start gap-2 font-semibold text-info underline underline-offset-4"
        >
          <FileText aria-hidden strokeWidth={1.75} className="mt-1 size-4.5 shrink-0" />
          <bdi>{body}</bdi>
        </a>
        <p className="text-sm text-ink-muted">
          <bdi>{number}</bdi>
        </p>
        <ValidUntil day={day} validity={validity} />
        {validity === "over" && <p className="mt-1 text-sm">{t("recognitions.overHint")}</p>}
      </div>
      <ConfirmDialog
        title={t("recognitions.sure", { name })}
        description={t("recognitions.sureText")}
        confirmLabel={t("recognitions.remove")}
        isDestructive
        mutation={useRemoveRecognition()}
        sent={id}
        failureTitle={t("recognitions.failed")}
        onDone={() => toast({ title: t("recognitions.removed") })}
        trigger={
          <Button variant="ghost" aria-label={t("recognitions.removeName", { name })}>
            {t("recognitions.remove")}
          </Button>
        }
      />
    </li>
  );
}

/** Who recognises the institute: visitors read it with its proof, and only while that is valid. */
export function RecognitionsCard() {
  const { t } = useTranslation(["staff", "application"]);
  const query = useQuery(recognitionsQuery);
  return (
    <Card aria-labelledby="recognitions" className="mt-8 max-w-2xl">
      <h2 id="recognitions">{t("recognitions.title")}</h2>
      <p className="mt-2 text-ink-muted">{t("recognitions.intro")}</p>
      <QueryView
        query={query}
        empty={<p className="mt-4 font-semibold">{t("recognitions.empty")}</p>}
      >
        {(all) => (
          <ul className="mt-2 divide-y divide-line">
            {all.map((recognition) => (
              <Row key={recognition.id} recognition={recognition} />
            ))}
          </ul>
        )}
      </QueryView>
      {(query.data?.length ?? 0) < RECOGNITIONS_MAX && (
        <div className="mt-4">
          <RecognitionDialog />
        </div>
      )}
    </Card>
  );
}
