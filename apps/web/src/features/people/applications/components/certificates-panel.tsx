import type { ApplicationFile } from "@riwaq/contracts/people/applications";
import * as applications from "@riwaq/contracts/people/applications.calls";
import { CERTIFICATES_MAX } from "@riwaq/contracts/people/teachers";
import { FileText, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ValidUntil } from "../../../../components/people/valid-until.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { isolated } from "../../../../lib/format.ts";
import { useRemoveFile } from "../mutations.ts";
import { CertificateForm } from "./certificate-form.tsx";
import { FileState } from "./file-state.tsx";

/** What it says, with the way to the document. */
export function CertificateName({ file }: { file: ApplicationFile }) {
  const { t } = useTranslation("application");
  const { id, title, issuer, year, valid_until: validUntil, validity } = file;
  return (
    <div className="min-w-0 wrap-anywhere">
      <a
        href={hrefOf(applications.file, { params: { id } })}
        target="_blank"
        rel="noreferrer"
        aria-label={t("certificates.open", { title: isolated(title) })}
        className="inline-flex items-start gap-2 font-semibold text-info underline underline-offset-4"
      >
        <FileText aria-hidden strokeWidth={1.75} className="mt-1 size-4.5 shrink-0" />
        <bdi>{title}</bdi>
      </a>
      {(issuer || year !== null) && (
        <p className="text-sm text-ink-muted">
          {issuer && <bdi>{issuer}</bdi>}
          {issuer && year !== null && " · "}
          {year}
        </p>
      )}
      <ValidUntil day={validUntil} validity={validity} />
    </div>
  );
}

function Row({ file }: { file: ApplicationFile }) {
  const { t } = useTranslation("application");
  const remove = useRemoveFile();
  const trigger = (
    <Button
      variant="ghost"
      size="icon"
      className="text-danger!"
      aria-label={t("certificates.remove", { title: isolated(file.title) })}
    >
      <Trash2 aria-hidden strokeWidth={1.75} />
    </Button>
  );
  return (
    <li className="flex items-start justify-between gap-3 py-4">
      <div className="min-w-0 space-y-2">
        <CertificateName file={file} />
        <FileState file={file} />
      </div>
      <ConfirmDialog
        trigger={trigger}
        title={t("certificates.sure")}
        description={t("certificates.sureText")}
        confirmLabel={t("certificates.remove", { title: isolated(file.title) })}
        isDestructive
        mutation={remove}
        sent={file.id}
        failureTitle={t("certificates.sure")}
        onDone={() => toast({ title: t("certificates.removed") })}
      />
    </li>
  );
}

/** One's certificates with what staff made of each, and a form for one more. */
export function CertificatesPanel({ certificates }: { certificates: readonly ApplicationFile[] }) {
  const { t } = useTranslation("application");
  const [isAdding, setIsAdding] = useState(certificates.length === 0);
  return (
    <div className="space-y-5">
      <p className="text-ink-muted">{t("certificates.hint")}</p>
      {certificates.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {certificates.map((file) => (
            <Row key={file.id} file={file} />
          ))}
        </ul>
      )}
      {isAdding && <CertificateForm onAdded={() => setIsAdding(false)} />}
      {!isAdding && certificates.length < CERTIFICATES_MAX && (
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("certificates.add")}
        </Button>
      )}
    </div>
  );
}
