import type { Person } from "@riwaq/contracts/views/person";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { PersonSection } from "./person-section.tsx";

const TONES = {
  waiting: "blue",
  sending: "blue",
  sent: "green",
  dropped: "neutral",
  failed: "red",
  unclear: "yellow",
} as const;

/** What went out to somebody: of what kind, how and when; never what it said. */
export function MessagesSection({ of: { messages, institute_zone: zone } }: { of: Person }) {
  const { t } = useTranslation(["person", "staff"]);
  const { language } = useLanguage();
  return (
    <PersonSection
      title={t("messages.title")}
      hint={t("messages.hint")}
      empty={messages.length === 0 && t("messages.none")}
    >
      <ul className="divide-y divide-line">
        {messages.map(({ id, subject, channel, state, sent_at, created_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="min-w-0">
              <span className="wrap-anywhere">{subject}</span>
              <span className="block text-sm text-ink-muted">
                {t(`staff:outbox.channel.${channel}`)} ·{" "}
                {formatDateTime(sent_at ?? created_at, language, zone)}
              </span>
            </span>
            <Badge tone={TONES[state]}>{t(`staff:state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}
