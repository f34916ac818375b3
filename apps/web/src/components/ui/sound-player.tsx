import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { formatClock } from "../../lib/format.ts";
import { Button } from "./button.tsx";

type SoundPlayerProps = {
  src: string;
  seconds: number;
  /** What is heard. */
  label: string;
};

function useSound(seconds: number) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const toggle = () => {
    const { current } = sound;
    if (!current) return;
    if (current.paused) void current.play().catch(() => setHasFailed(true));
    else current.pause();
  };
  const events = {
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onTimeUpdate: () => setAt(Math.min(sound.current?.currentTime ?? 0, seconds)),
    onEnded: () => setAt(0),
    onError: () => setHasFailed(true),
  };
  return { sound, isPlaying, at, hasFailed, toggle, events };
}

/** One button, how far it has come, and how long it is. Nothing is loaded before it is asked for. */
export function SoundPlayer({ src, seconds, label }: SoundPlayerProps) {
  const { t } = useTranslation();
  const { sound, isPlaying, at, hasFailed, toggle, events } = useSound(seconds);
  if (hasFailed) {
    return (
      <p className="text-sm">
        {t("player.failed")}{" "}
        <a href={src} className="text-info underline underline-offset-4">
          {t("player.open")}
        </a>
      </p>
    );
  }
  return (
    <div
      // Time runs alike in all languages.
      dir="ltr"
      className="flex min-w-0 items-center gap-3 rounded-full border border-line bg-paper-deep p-1 pe-4"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own recitation: nobody has written it down */}
      <audio ref={sound} src={src} preload="none" {...events} />
      <Button
        size="icon"
        className="rounded-full!"
        aria-label={t(isPlaying ? "player.pause" : "player.play", { label })}
        onClick={toggle}
      >
        {isPlaying ? (
          <Pause aria-hidden strokeWidth={1.75} />
        ) : (
          <Play aria-hidden strokeWidth={1.75} />
        )}
      </Button>
      <span
        aria-hidden
        className="h-1.5 min-w-12 grow overflow-hidden rounded-full bg-line-strong/40"
      >
        <span
          className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${(at / Math.max(seconds, 1)) * 100}%` }}
        />
      </span>
      <bdi className="text-sm text-ink-muted tabular-nums">
        {formatClock(at)} / {formatClock(seconds)}
      </bdi>
    </div>
  );
}
