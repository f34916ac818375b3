import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { saveFile } from "../model/save-file.ts";
import { useDownloadData } from "../mutations.ts";

const FILE_NAME = "riwaq-data.zip";

/** Everything that is one's own, as one file. */
export function DataCard() {
  const { t } = useTranslation("account");
  const failureMessages = useFailureMessages();
  const download = useDownloadData();
  return (
    <Card>
      <CardTitle>{t("data.title")}</CardTitle>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted">{t("data.text")}</p>
      <Button
        variant="outline"
        disabled={download.isPending}
        aria-busy={download.isPending}
        onClick={() =>
          download.mutate(undefined, { onSuccess: (file) => saveFile(file, FILE_NAME) })
        }
      >
        <Download aria-hidden strokeWidth={1.75} />
        {t("data.action")}
      </Button>
      <p role="status" className="mt-3 text-sm text-ink-muted empty:hidden">
        {download.isPending && t("data.busy")}
        {download.isSuccess && t("data.done")}
      </p>
      <FormAlert messages={download.error ? failureMessages(download.error) : []} />
    </Card>
  );
}
