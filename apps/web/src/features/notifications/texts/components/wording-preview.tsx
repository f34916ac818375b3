import type { Wording } from "@riwaq/contracts/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { languageName } from "../../../../lib/language-name.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { draftQuery } from "../queries.ts";
import { Arrived } from "./arrived.tsx";

/** Between them every plural form of the three languages that anybody meets. */
const COUNTS = [1, 2, 3, 11, 100] as const;
const FIRST = 3;

type Draft = { wording: Wording; texts: Record<string, string> };

function Preview({ wording: { template, language, texts: all }, texts }: Draft) {
  const { t } = useTranslation("staff");
  const { language: own } = useLanguage();
  const failureMessages = useFailureMessages();
  const [count, setCount] = useState<number>(FIRST);
  const { data, error } = useQuery(draftQuery({ template, language }, { texts, count }));
  if (error) {
    return (
      <div className="space-y-3">
        <p>{t("letters.refused")}</p>
        <FormAlert messages={failureMessages(error)} />
      </div>
    );
  }
  return (
    <div className="space-y-5">
      {all.some(({ form }) => form !== null) && (
        <RadioChips
          legend={t("letters.forCount")}
          choices={COUNTS.map((value) => ({ value, label: formatNumber(value, own) }))}
          value={count}
          onChoose={setCount}
        />
      )}
      {data ? <Arrived preview={data} /> : <SkeletonRows />}
    </div>
  );
}

type WordingPreviewProps = { wording: Wording; valuesOf: () => Record<string, string> };

/** What is typed and not saved yet, as it would be sent. */
export function WordingPreview({ wording, valuesOf }: WordingPreviewProps) {
  const { t } = useTranslation("staff");
  const { language: own } = useLanguage();
  return (
    <FormDialog
      trigger={<Button variant="outline">{t("letters.preview")}</Button>}
      title={t("letters.previewTitle", { language: languageName(wording.language, own) })}
      description={t("letters.previewText")}
      className="max-w-2xl"
    >
      {() => <Preview wording={wording} texts={valuesOf()} />}
    </FormDialog>
  );
}
