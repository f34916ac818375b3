import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useOpenMail } from "../mutations.ts";
import { MailText } from "./mail-text.tsx";

/** Its link opens somebody's account: shown by an explicit press, and only where no mail server could deliver it. */
export function SecretText({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const open = useOpenMail();
  if (open.data) return <MailText text={open.data.text} />;
  if (mail.secret === "kept") {
    return <p className="mt-2 text-sm text-ink-muted">{t("outbox.kept")}</p>;
  }
  return (
    <div className="mt-2 space-y-2">
      <p className="text-sm text-ink-muted">{t("outbox.openText")}</p>
      <Button
        variant="outline"
        disabled={open.isPending}
        aria-busy={open.isPending}
        onClick={() => open.mutate(mail.id)}
      >
        {t("outbox.open")}
      </Button>
      <FormAlert messages={open.error ? failureMessages(open.error) : []} />
    </div>
  );
}
