import { ChevronLeft, ChevronRight, Pause, Play, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { Follow } from "./use-follow.ts";

/** Beneath the page while its words are marked one after the other. It lies as Arabic runs: onwards is to the left. */
export function FollowBar({ follow }: { follow: Follow }) {
  const { t } = useTranslation("practice");
  const { isOn, isRunning, toggle, step, end } = follow;
  if (!isOn) return null;
  const Icon = isRunning ? Pause : Play;
  return (
    <section
      aria-label={t("listen.bar")}
      className="sticky bottom-2 z-10 flex items-center justify-between gap-2 rounded-md border border-line-strong/60 bg-surface px-3 py-2 shadow-dialog"
    >
      <div dir="ltr" className="flex items-center gap-1">
        <Button
          size="icon"
          variant="ghost"
          aria-label={t("listen.forward")}
          onClick={() => step(1)}
        >
          <ChevronLeft aria-hidden strokeWidth={1.75} />
        </Button>
        <Button
          size="icon"
          className="rounded-full!"
          aria-label={t(isRunning ? "listen.resting" : "listen.going")}
          onClick={toggle}
        >
          <Icon aria-hidden strokeWidth={1.75} />
        </Button>
        <Button size="icon" variant="ghost" aria-label={t("listen.back")} onClick={() => step(-1)}>
          <ChevronRight aria-hidden strokeWidth={1.75} />
        </Button>
      </div>
      <Button variant="ghost" onClick={end}>
        <X aria-hidden strokeWidth={1.75} />
        {t("listen.stop")}
      </Button>
    </section>
  );
}
