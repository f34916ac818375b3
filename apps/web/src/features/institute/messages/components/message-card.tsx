import type { ContactMessage } from "@riwaq/contracts/institute/contact";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { MessageActions } from "./message-actions.tsx";

type MessageCardProps = { message: ContactMessage; timeZone: string; institute: string };

export function MessageCard({ message, timeZone, institute }: MessageCardProps) {
  const { t } = useTranslation(["staff", "contact", "common"]);
  const { language } = useLanguage();
  const { name, email, is_handled } = message;
  const about = [
    t(`contact:topics.${message.topic}`),
    t("messages.writtenIn", { language: t(`common:language.${message.language}`) }),
    formatDateTime(message.created_at, language, timeZone),
  ];
  const replyHref = `mailto:${email}?subject=${encodeURIComponent(`Re: ${institute}`)}`;
  return (
    <li className="rounded-md border border-line bg-surface p-5">
      <article aria-label={name}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 dir="auto" className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
            {name}
          </h2>
          <Badge tone={is_handled ? "green" : "blue"}>
            {is_handled ? t("messages.handled") : t("messages.open")}
          </Badge>
        </div>
        <a
          href={replyHref}
          className="inline-flex min-h-6 items-center text-info underline underline-offset-4 wrap-anywhere"
        >
          <bdi dir="ltr">{email}</bdi>
        </a>
        <p className="text-sm text-ink-muted">{about.join(" · ")}</p>
        <p
          dir="auto"
          lang={message.language}
          className="mt-3 rounded-md bg-paper-deep p-4 wrap-anywhere whitespace-pre-wrap"
        >
          {message.message}
        </p>
        <MessageActions message={message} replyHref={replyHref} />
      </article>
    </li>
  );
}
