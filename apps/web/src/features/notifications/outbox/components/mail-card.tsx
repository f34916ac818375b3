import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated, formatDateTime } from "../../../../lib/format.ts";
import { MailText } from "./mail-text.tsx";
import { SecretText } from "./secret-text.tsx";
import { SendAgainButton } from "./send-again-button.tsx";

type State = OutboxMail["state"];

const TONES: Record<State, BadgeTone> = {
  waiting: "blue",
  sending: "blue",
  sent: "green",
  dropped: "neutral",
  failed: "red",
  unclear: "yellow",
};
const STUCK: ReadonlySet<State> = new Set(["failed", "unclear"]);

type MailCardProps = { mail: OutboxMail; timeZone: string };

function When({ mail, timeZone }: MailCardProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const written = formatDateTime(mail.created_at, language, timeZone);
  return (
    <p className="text-sm text-ink-muted">
      {t(`outbox.channel.${mail.channel}`)}
      {" · "}
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

function Text({ mail }: Pick<MailCardProps, "mail">) {
  const { t } = useTranslation("staff");
  if (mail.secret !== "none") return <SecretText mail={mail} />;
  if (!mail.text) return <p className="mt-2 text-sm text-ink-muted">{t("sentText")}</p>;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
        {t("text")}
      </summary>
      <MailText text={mail.text} />
    </details>
  );
}

export function MailCard({ mail, timeZone }: MailCardProps) {
  const { t } = useTranslation("staff");
  const { state } = mail;
  return (
    <li className="rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          <bdi>{mail.subject}</bdi>
        </h2>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {mail.to !== "" && <p className="wrap-anywhere">{t("to", { address: isolated(mail.to) })}</p>}
      <When mail={mail} timeZone={timeZone} />
      {mail.failure && (
        <p className={state === "failed" ? "text-sm text-danger" : "text-sm text-ink-muted"}>
          {t("failure", { reason: isolated(mail.failure) })}
        </p>
      )}
      {state === "unclear" && <p className="mt-2 text-sm">{t("outbox.unclear")}</p>}
      <Text mail={mail} />
      {STUCK.has(state) && <SendAgainButton mail={mail} />}
    </li>
  );
}
