import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { Headphones, Pause, Play, SkipBack, SkipForward, X } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import type { Hearing } from "../../../../lib/recitation/reciter.ts";
import { RecitationSettings } from "./recitation-settings.tsx";
import type { Recitation } from "./use-recitation.ts";

type Played = { recitation: Recitation };

/** Opens the reciter's controls, and closes them. */
export function ListenButton({ recitation }: Played) {
  const { t } = useTranslation("mushaf");
  const { isOpen, toggle } = recitation;
  return (
    <Button
      variant={isOpen ? "default" : "outline"}
      aria-label={t("listen.title")}
      aria-pressed={isOpen}
      onClick={toggle}
    >
      <Headphones aria-hidden strokeWidth={1.75} />
      <span className="hidden sm:inline">{t("listen.title")}</span>
    </Button>
  );
}

type IconButtonProps = ComponentProps<typeof Button> & {
  label: string;
  icon: ComponentType<{ strokeWidth: number }>;
};

function IconButton({ label, icon: Icon, ...button }: IconButtonProps) {
  return (
    <Button size="icon" variant="ghost" aria-label={label} {...button}>
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  );
}

const STOPPED = new Set<Hearing["status"]>(["silent", "paused", "failed", "offline"]);

function Buttons({ recitation }: Played) {
  const { t } = useTranslation("mushaf");
  const { hearing, play, pause, step } = recitation;
  const isStopped = STOPPED.has(hearing.status);
  return (
    // Time runs alike in all languages.
    <div dir="ltr" className="flex items-center gap-1">
      <IconButton
        icon={SkipBack}
        label={t("listen.previous")}
        disabled={!hearing.aya}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={isStopped ? Play : Pause}
        variant="default"
        className="rounded-full!"
        label={t(isStopped ? "listen.play" : "listen.pause")}
        onClick={isStopped ? play : pause}
      />
      <IconButton
        icon={SkipForward}
        label={t("listen.next")}
        disabled={!hearing.aya}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** What sounds, and the way to its page; or what is to be done. */
function State({ recitation, onOpen }: Played & { onOpen: (page: number) => void }) {
  const { t } = useTranslation("mushaf");
  const { language } = useLanguage();
  const { status, aya, round } = recitation.hearing;
  const { times } = recitation.loop;
  if (status === "failed" || status === "offline") {
    return (
      <p role="alert" className="text-sm">
        {t(`listen.${status}`)}
      </p>
    );
  }
  if (!aya) return <p className="text-sm text-ink-muted">{t("listen.hint")}</p>;
  const place = `${aya.sura}:${aya.aya}`;
  const name = SURA_NAMES[aya.sura - 1]?.[language] ?? "";
  const turns = Number.isFinite(times)
    ? t("listen.roundOf", { round, times })
    : t("listen.round", { round });
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <button
        type="button"
        className="min-h-9 font-semibold underline-offset-4 hover:underline"
        onClick={() => onOpen(pageOf(aya))}
      >
        {name} <bdi className="tabular-nums">{place}</bdi>
      </button>
      <span role="status" className="text-ink-muted">
        {(status === "loading" || status === "resting") && t(`listen.${status}`)}
        {status !== "loading" && status !== "resting" && times > 1 && turns}
      </span>
    </p>
  );
}

type BarProps = Played & { hasPassage: boolean; onOpen: (page: number) => void };

/** The reciter's controls beneath the pages. */
export function RecitationBar({ recitation, hasPassage, onOpen }: BarProps) {
  const { t } = useTranslation("mushaf");
  const { status, aya } = recitation.hearing;
  const isSilenced = status === "failed" || status === "offline";
  return (
    <section
      aria-label={t("listen.title")}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line-strong/60 bg-surface px-3 py-2 shadow-dialog"
    >
      <Buttons recitation={recitation} />
      <div
        className={cn(
          "min-w-0 grow basis-24 sm:order-none sm:basis-40",
          // A sentence has a line of its own on phones.
          (!aya || isSilenced) && "order-last basis-full",
        )}
      >
        <State recitation={recitation} onOpen={onOpen} />
      </div>
      <div className="ms-auto flex items-center gap-1">
        <RecitationSettings recitation={recitation} hasPassage={hasPassage} />
        <IconButton
          icon={X}
          label={t("listen.close")}
          // On phones the button above it does.
          className="max-sm:hidden"
          onClick={recitation.toggle}
        />
      </div>
    </section>
  );
}
