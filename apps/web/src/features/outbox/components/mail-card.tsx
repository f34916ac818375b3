import type { OutboxMail } from "@riwaq/contracts/outbox";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../components/ui/badge.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { mailStateOf } from "../model/mail-state.ts";
import type { MailState } from "../model/mail-state.ts";
import { MailText } from "./mail-text.tsx";

const TONES: Record<MailState, BadgeTone> = { kept: "blue", sent: "green", failed: "red" };

function When({ mail, timeZone }: MailCardProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const written = formatDateTime(mail.created_at, language, timeZone);
  return (
    <p className="text-sm text-ink-muted">
      {t("writtenAt", { when: written })}
      {mail.sent_at && (
        <>
          {" · "}
          {t("sentAt", { when: formatDateTime(mail.sent_at, language, timeZone) })}
        </>
      )}
    </p>
  );
}

type MailCardProps = { mail: OutboxMail; timeZone: string };

export function MailCard({ mail, timeZone }: MailCardProps) {
  const { t } = useTranslation("staff");
  const state = mailStateOf(mail);
  return (
    <li className="rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 dir="auto" className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          {mail.subject}
        </h2>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">{t("to", { address: `\u2068${mail.to}\u2069` })}</p>
      <When mail={mail} timeZone={timeZone} />
      {mail.failure && (
        <p className="text-sm text-danger">
          {t("failure", { reason: `\u2068${mail.failure}\u2069` })}
        </p>
      )}
      {mail.text === "" ? (
        <p className="mt-2 text-sm text-ink-muted">{t("sentText")}</p>
      ) : (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
            {t("text")}
          </summary>
          <MailText text={mail.text} />
        </details>
      )}
    </li>
  );
}
