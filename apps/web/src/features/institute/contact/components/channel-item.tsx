import { Camera, MessageCircle, Phone, Users } from "lucide-react";
import { useTranslation } from "react-i18next";

import type { Channel } from "../model/channels.ts";

const ICONS = { phone: Phone, chat: MessageCircle, social: Users, photos: Camera };

const LINK = "text-lg text-primary underline underline-offset-4 hover:text-primary-hover";

function ChannelLink({ kind, value }: Channel) {
  const { t } = useTranslation("contact");
  if (kind === "phone") {
    return (
      <a href={`tel:${value.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
        <bdi dir="ltr">{value}</bdi>
      </a>
    );
  }
  return (
    <a href={value} target="_blank" rel="noopener noreferrer" className={LINK}>
      {t(`channels.${kind}.name`)}
      <span className="sr-only"> {t("channels.newTab")}</span>
    </a>
  );
}

export function ChannelItem(channel: Channel) {
  const { t } = useTranslation("contact");
  const Icon = ICONS[channel.kind];
  return (
    <li className="flex gap-4 border-b border-line py-4">
      <Icon aria-hidden strokeWidth={1.75} className="mt-1 size-6 shrink-0 text-primary" />
      <div>
        {channel.kind === "phone" && <p className="font-semibold">{t("channels.phone.name")}</p>}
        <ChannelLink {...channel} />
        <p className="text-ink-muted">{t(`channels.${channel.kind}.use`)}</p>
      </div>
    </li>
  );
}
