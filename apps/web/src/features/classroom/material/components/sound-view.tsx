import type { Playback } from "@riwaq/domain/classroom/view";
import { AudioLines, Pause, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { formatClock } from "../../../../lib/format.ts";
import { useFollowedSound } from "../model/use-followed-sound.ts";
import { useLedSound } from "../model/use-led-sound.ts";
import type { Played } from "../model/use-led-sound.ts";

type SoundProps = {
  title: string;
  address: string;
  playback: Playback | null;
  nowMs: () => number;
};
type LeadProps = SoundProps & { onPlayed: (played: Played) => void };

function Lead({ title, address, ...led }: LeadProps) {
  const { t } = useTranslation("classroom");
  const sound = useLedSound(led);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <Note>{t("material.noSound")}</Note>;
  return (
    <div className="space-y-2">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a teacher's own recording comes without captions */}
      <audio
        ref={sound}
        controls
        controlsList="noplaybackrate nodownload"
        preload="auto"
        aria-label={title}
        src={address}
        onError={() => setHasFailed(true)}
        className="w-full"
      />
      <p className="text-sm text-ink-muted">{t("material.leadSound")}</p>
    </div>
  );
}

function Progress({ at, of }: { at: number; of: number }) {
  // What was recorded as it went does not say how long it is.
  const isLengthKnown = Number.isFinite(of) && of > 0;
  return (
    <div dir="ltr" className="flex min-w-48 grow items-center gap-3">
      <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-line-strong/40">
        <span
          className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${isLengthKnown ? (at / of) * 100 : 0}%` }}
        />
      </span>
      <bdi className="text-sm text-ink-muted tabular-nums">
        {formatClock(at)}
        {isLengthKnown && ` / ${formatClock(of)}`}
      </bdi>
    </div>
  );
}

function MuteButton({ isMuted, onMute }: { isMuted: boolean; onMute: (next: boolean) => void }) {
  const { t } = useTranslation("classroom");
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <Button
      variant="outline"
      size="icon"
      aria-pressed={isMuted}
      aria-label={t("material.mute")}
      onClick={() => onMute(!isMuted)}
    >
      <Icon aria-hidden strokeWidth={1.75} className="flip-rtl" />
    </Button>
  );
}

function Follow({ address, ...followed }: SoundProps) {
  const { t } = useTranslation("classroom");
  const { sound, events, hear, ...heard } = useFollowedSound(followed);
  const [isMuted, setIsMuted] = useState(false);
  if (heard.hasFailed) return <Note>{t("material.noSound")}</Note>;
  const isPlaying = followed.playback?.is_playing ?? false;
  const Icon = isPlaying ? AudioLines : Pause;
  return (
    <div className="space-y-3 rounded-md border border-line bg-surface p-4">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a teacher's own recording comes without captions */}
      <audio ref={sound} preload="auto" src={address} muted={isMuted} {...events} />
      <p aria-live="polite" className="flex items-center gap-2">
        <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-accent" />
        {t(isPlaying ? "material.playing" : "material.stopped")}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <MuteButton isMuted={isMuted} onMute={setIsMuted} />
        <Progress at={heard.atSeconds} of={heard.seconds} />
      </div>
      {heard.isBlocked && isPlaying && <Button onClick={hear}>{t("material.listen")}</Button>}
    </div>
  );
}

/** A recording: whoever leads plays it, the others hear it from the same place. */
export function SoundView({ mayLead, onPlayed, ...sound }: LeadProps & { mayLead: boolean }) {
  return mayLead ? <Lead {...sound} onPlayed={onPlayed} /> : <Follow {...sound} />;
}
