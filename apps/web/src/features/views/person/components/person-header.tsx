import type { Person } from "@riwaq/contracts/views/person";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatTime, isolated } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("person");
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      toast({ title: t("contact.copied") });
    } catch {
      // A page without a certificate has no clipboard; the text can still be selected.
      toast({ title: t("contact.notCopied"), variant: "destructive" });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("contact.copy", { text: isolated(text) })}
      onClick={() => void copy()}
    >
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  );
}

function Way({ text, href }: { text: string; href: string }) {
  return (
    <li className="flex max-w-full items-center">
      <a
        href={href}
        className="inline-flex min-h-11 min-w-0 items-center text-info underline underline-offset-4 wrap-anywhere"
      >
        <bdi dir="ltr">{text}</bdi>
      </a>
      <CopyButton text={text} />
    </li>
  );
}

function Contact({ person: { email, phone, is_confirmed } }: { person: Person }) {
  const { t } = useTranslation("person");
  if (!email && !phone) return <p className="text-ink-muted">{t("contact.none")}</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-x-5" aria-label={t("contact.label")}>
        {email && <Way text={email} href={`mailto:${email}`} />}
        {phone && <Way text={phone} href={`tel:${phone}`} />}
      </ul>
      {email && !is_confirmed && (
        <p className="text-sm text-ink-muted">{t("contact.unconfirmed")}</p>
      )}
    </>
  );
}

function Account({ person: { account, remove_after, institute_zone } }: { person: Person }) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  if (account === "open") return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="red">{t(`account.${account}`)}</Badge>
      {remove_after && (
        <span className="text-sm text-ink-muted">
          {t("account.until", { date: formatDate(remove_after, language, institute_zone) })}
        </span>
      )}
    </p>
  );
}

/** Whose hour it is there now, and since when they are known here. */
function Place({ person }: { person: Person }) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  const cityOf = useCity();
  const { time_zone: zone, institute_zone: ours, registered_at, last_there_at } = person;
  const there = {
    time: isolated(formatTime(useCurrentMinute(), language, zone)),
    city: isolated(cityOf(zone)),
  };
  const facts = [
    t("place.now", there),
    languageLabel(person.language, language),
    t("place.since", { date: formatDate(registered_at, language, ours) }),
    last_there_at
      ? t("place.last", { date: formatDate(last_there_at, language, ours) })
      : t("place.never"),
  ];
  return <p className="text-ink-muted">{facts.join(" · ")}</p>;
}

/** Who it is, how to reach them, and what time it is where they are. */
export function PersonHeader({ person }: { person: Person }) {
  const { t } = useTranslation("search");
  const { name, picture, roles } = person;
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <Avatar name={name} picture={picture} className="size-16 text-2xl" />
      <div className="min-w-0 flex-1 basis-64 space-y-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          {roles.map((role) => (
            <Badge key={role}>{t(`people.one.${role}`)}</Badge>
          ))}
        </div>
        <Account person={person} />
        <Place person={person} />
        <Contact person={person} />
      </div>
    </header>
  );
}
