import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { forgetUser } from "../../../../lib/current-user.ts";
import { deviceTimeZone, formatFullDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { DataCard } from "./data-card.tsx";

/** To take one's data along, and to leave. */
export function AccountTab() {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const zone = useReaderZone() ?? deviceTimeZone();
  const leave = (removeAfter: string) => {
    const date = formatFullDate(removeAfter, language, zone);
    toast({ title: t("close.done"), description: t("close.doneText", { date }) });
    forgetUser();
    void navigate({ to: paths.login });
  };
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DataCard />
      <Card>
        <CardTitle>{t("close.title")}</CardTitle>
        <p className="mt-2 mb-5 max-w-prose text-ink-muted">{t("close.text")}</p>
        <CloseDialog onClosed={leave} />
      </Card>
    </div>
  );
}
