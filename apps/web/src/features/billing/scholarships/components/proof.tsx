import {
  PROOF_MAX_BYTES,
  PROOF_TYPES,
  type Scholarship,
} from "@riwaq/contracts/billing/scholarships";
import * as calls from "@riwaq/contracts/billing/scholarships.calls";
import { FileText } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { ChooseFile } from "../../../../components/ui/choose-file.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSaveProof } from "../mutations.ts";

type Fault = "document_type" | "document_large";

const kinds: readonly string[] = PROOF_TYPES;

function faultOf(file: File): Fault | null {
  if (!kinds.includes(file.type)) return "document_type";
  return file.size > PROOF_MAX_BYTES ? "document_large" : null;
}

/** The document that it was decided by: the way to it, and the way to add or change it. */
export function Proof({ scholarship }: { scholarship: Scholarship }) {
  const { t } = useTranslation(["scholarships", "errors"]);
  const { id, proof, student } = scholarship;
  const save = useSaveProof(id);
  const failureMessages = useFailureMessages();
  const [fault, setFault] = useState<Fault | null>(null);
  const errorId = useId();
  const choose = (file: File) => {
    const found = faultOf(file);
    setFault(found);
    save.reset();
    if (found === null) {
      save.mutate(file, { onSuccess: () => toast({ title: t("proof.saved") }) });
    }
  };
  const failed = save.error ? failureMessages(save.error) : [];
  const name = isolated(student.name || t("gone"));
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {proof && (
          <a
            href={hrefOf(calls.proof, { params: { id } })}
            target="_blank"
            rel="noreferrer"
            aria-label={t("proof.openOf", { name })}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-info underline underline-offset-4"
          >
            <FileText aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
            {t("proof.open")}
          </a>
        )}
        <ChooseFile
          label={t(proof ? "proof.change" : "proof.add")}
          accept={PROOF_TYPES}
          isBusy={save.isPending}
          describedBy={errorId}
          onChoose={choose}
        />
      </div>
      <ErrorList id={errorId} messages={fault ? [t(`errors:${fault}`)] : failed} />
    </div>
  );
}
