import type { ImportPreview } from "@riwaq/contracts/people/imports";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatList, formatNumber } from "../../../../lib/format.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useImport } from "../mutations.ts";
import { ImportColumns } from "./import-columns.tsx";
import { ImportFaults } from "./import-faults.tsx";

type ReadyProps = {
  text: string;
  preview: ImportPreview;
  isChecking: boolean;
  onDone: (made: { families: number; pupils: number }) => void;
};

/** What will be made, whether parents are told of it, and the press that does it. */
function ReadyImport({ text, preview, isChecking, onDone }: ReadyProps) {
  const { t } = useTranslation("exchange");
  const { language } = useLanguage();
  const [isInvited, setIsInvited] = useState(false);
  // Pressed twice, it is one import.
  const [key] = useState(randomUuid);
  const bring = useImport();
  const failureMessages = useFailureMessages();
  const { columns, families, guardians, pupils } = preview;
  const number = (value: number) => formatNumber(value, language);
  const words = {
    families: number(families),
    guardians: number(guardians),
    pupils: number(pupils),
  };
  const send = () =>
    bring.mutate({ text, columns, is_invited: isInvited, key }, { onSuccess: onDone });
  return (
    <div className="space-y-4 rounded-md border border-line bg-surface p-5">
      <p className="font-semibold">{t("in.ready", words)}</p>
      <label className="flex items-start gap-3">
        <Checkbox
          checked={isInvited}
          onCheckedChange={(checked) => setIsInvited(checked === true)}
        />
        <span>
          {t("in.invite")}
          <span className="block text-sm text-ink-muted">{t("in.inviteHint")}</span>
        </span>
      </label>
      <FormAlert messages={bring.error ? failureMessages(bring.error) : []} />
      <Button disabled={isChecking || bring.isPending} aria-busy={bring.isPending} onClick={send}>
        {t("in.confirm")}
      </Button>
    </div>
  );
}

type FileProps = ReadyProps & { onColumns: (columns: ImportPreview["columns"]) => void };

/** What a file would bring, column by column and fault by fault. */
export function ImportFile({ onColumns, ...rest }: FileProps) {
  const { t } = useTranslation("exchange");
  const { language } = useLanguage();
  const { preview } = rest;
  const { faults, missing, pupils } = preview;
  const names = missing.map((field) => t(`columns.${field}`));
  return (
    <div className="space-y-8">
      <ImportColumns {...preview} onChange={onColumns} />
      {missing.length > 0 ? (
        <p role="alert" className="font-semibold text-danger">
          {t("in.missing", { fields: formatList(names, language) })}
        </p>
      ) : (
        <ImportFaults faults={faults} />
      )}
      {missing.length === 0 && faults.length === 0 && pupils > 0 && (
        // What would be made otherwise is another import.
        <ReadyImport key={JSON.stringify(preview.columns)} {...rest} />
      )}
    </div>
  );
}
