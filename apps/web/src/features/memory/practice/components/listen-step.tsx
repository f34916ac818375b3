import { Link } from "@tanstack/react-router";
import { BookOpenText, Pause, Play, Pointer } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { Step } from "./step.tsx";
import type { Follow } from "./use-follow.ts";
import type { PortionSound } from "./use-portion-sound.ts";

type ListenProps = { page: number; place: string; sound: PortionSound; follow: Follow };

/** The reciter, where the institute has one; else the page, to be read together. */
export function ListenStep({ page, place, sound, follow }: ListenProps) {
  const { t } = useTranslation("practice");
  const Icon = sound.isPlaying ? Pause : Play;
  return (
    <Step number={1} title={t("listen.title")} place={place}>
      <div className="space-y-3">
        <div className="flex flex-wrap gap-3">
          {sound.isThere ? (
            <Button onClick={sound.isPlaying ? sound.pause : sound.play}>
              <Icon aria-hidden strokeWidth={1.75} />
              {t(sound.isPlaying ? "listen.pause" : "listen.play")}
            </Button>
          ) : (
            <Button asChild variant="outline">
              <Link to={paths.mushaf} search={{ page }}>
                <BookOpenText aria-hidden strokeWidth={1.75} />
                {t("listen.aloud")}
              </Link>
            </Button>
          )}
          <Button variant="outline" aria-pressed={follow.isOn} onClick={follow.begin}>
            <Pointer aria-hidden strokeWidth={1.75} />
            {t("listen.follow")}
          </Button>
        </div>
        {!sound.isThere && <p className="text-sm text-ink-muted">{t("listen.aloudHint")}</p>}
        <p className="text-sm text-ink-muted">
          {t(sound.isThere ? "listen.hint" : "listen.hintQuiet")}
        </p>
      </div>
    </Step>
  );
}
