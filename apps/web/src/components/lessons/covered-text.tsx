import type { Covered } from "@riwaq/contracts/learning/reports";
import { Link } from "@tanstack/react-router";
import { BookOpenText } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { Badge } from "../ui/badge.tsx";
import { SuraName } from "./sura-name.tsx";

type Of<K extends Covered["kind"]> = Extract<Covered, { kind: K }>;

function useFigure() {
  const { language } = useLanguage();
  return (value: number) => formatNumber(value, language);
}

function Range({ item: { from, to } }: { item: Of<"ayat"> }) {
  const { t } = useTranslation("reports");
  const figure = useFigure();
  if (from.sura !== to.sura) {
    return (
      <>
        <SuraName sura={from.sura} /> <span>{t("covered.aya", { aya: figure(from.aya) })}</span>
        <span aria-hidden>–</span>
        <SuraName sura={to.sura} /> <span>{t("covered.aya", { aya: figure(to.aya) })}</span>
      </>
    );
  }
  const range =
    from.aya === to.aya
      ? t("covered.aya", { aya: figure(from.aya) })
      : t("covered.ayat", { from: figure(from.aya), to: figure(to.aya) });
  return (
    <>
      <SuraName sura={from.sura} /> <span>{range}</span>
    </>
  );
}

function Ayat({ item, pupil }: { item: Of<"ayat">; pupil: string | undefined }) {
  const { t } = useTranslation("reports");
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <Range item={item} />
      <Badge tone={item.work === "new" ? "green" : "neutral"}>{t(`work.${item.work}`)}</Badge>
      <Link
        to={paths.mushaf}
        search={{ aya: `${item.from.sura}:${item.from.aya}`, pupil }}
        className="inline-flex min-h-6 items-center gap-1 text-sm text-primary underline underline-offset-4"
      >
        <BookOpenText aria-hidden strokeWidth={1.75} className="size-4" />
        {t("covered.open")}
      </Link>
    </span>
  );
}

function useWords(item: Of<"pages"> | Of<"lesson">) {
  const { t } = useTranslation("reports");
  const figure = useFigure();
  if (item.kind === "pages") {
    const { from, to } = item;
    return from === to
      ? t("covered.page", { page: figure(from) })
      : t("covered.pages", { from: figure(from), to: figure(to) });
  }
  const unit = figure(item.unit);
  return item.lesson === null
    ? t("covered.unit", { unit })
    : t("covered.lesson", { unit, lesson: figure(item.lesson) });
}

function Figures({ item }: { item: Of<"pages"> | Of<"lesson"> }) {
  return <span>{useWords(item)}</span>;
}

/** One thing that a lesson covered, in words. Wants the namespace `reports`. */
export function CoveredText({ item, pupil }: { item: Covered; pupil?: string }) {
  if (item.kind === "ayat") return <Ayat item={item} pupil={pupil} />;
  if (item.kind === "text") return <span dir="auto">{item.text}</span>;
  return <Figures item={item} />;
}
