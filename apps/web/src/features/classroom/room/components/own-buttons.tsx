import { maySpeak } from "@riwaq/domain/classroom/seats";
import { Hand, type LucideIcon, Mic, MicOff, Video, VideoOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";
import { ownIn, useInside, useShown } from "../model/use-room.ts";
import { useVoice } from "../model/voice.ts";

type RoundButtonProps = {
  Icon: LucideIcon;
  label: string;
  /** Beneath it, where the whole name is too long. */
  short?: string;
  tone?: "plain" | "on" | "warn";
  isPressed?: boolean;
  onClick: () => void;
  children?: ReactNode;
};

const TONES = {
  plain: "border-line-strong/60 bg-surface text-ink hover:bg-paper-deep",
  on: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  warn: "border-transparent bg-accent-soft text-on-accent-soft",
};

/** A large round button with its name beneath: for thumbs, and for children. */
export function RoundButton(props: RoundButtonProps) {
  const { Icon, label, short = label, tone = "plain", isPressed, onClick, children } = props;
  return (
    <button
      type="button"
      aria-label={short === label ? undefined : label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="relative flex w-16 flex-col items-center gap-0.5 text-center text-xs leading-tight"
    >
      <span className={cn("grid size-12 place-items-center rounded-full border", TONES[tone])}>
        <Icon aria-hidden strokeWidth={1.75} className="size-5.5" />
      </span>
      <span className="max-w-full truncate">{short}</span>
      {children}
    </button>
  );
}

export function MicrophoneButton() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const voice = useVoice();
  if (!voice || !maySpeak(room.role)) return null;
  const { isMuted, mute } = voice;
  return (
    <RoundButton
      Icon={isMuted ? MicOff : Mic}
      label={t(isMuted ? "room.microphone.off" : "room.microphone.on")}
      tone={isMuted ? "warn" : "on"}
      onClick={() => mute(!isMuted)}
    />
  );
}

export function CameraButton() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const camera = useVoice()?.camera;
  if (!camera || !maySpeak(room.role)) return null;
  const { isOn, turn } = camera;
  return (
    <RoundButton
      Icon={isOn ? Video : VideoOff}
      label={t(isOn ? "room.camera.off" : "room.camera.on")}
      short={t("room.camera.short")}
      tone={isOn ? "on" : "plain"}
      isPressed={isOn}
      onClick={() => turn(!isOn)}
    />
  );
}

export function HandButton() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const { is_hand_up } = useShown(room, ownIn);
  if (room.role !== "pupil") return null;
  return (
    <RoundButton
      Icon={Hand}
      label={t(is_hand_up ? "room.hand.down" : "room.hand.up")}
      short={t("room.hand.short")}
      tone={is_hand_up ? "warn" : "plain"}
      isPressed={is_hand_up}
      onClick={() => room.say({ is_hand_up: !is_hand_up })}
    />
  );
}

/** What one does with oneself. */
export function OwnButtons({ className }: { className?: string }) {
  const { room } = useInside();
  const voice = useVoice();
  if (!maySpeak(room.role) || (!voice && room.role === "teacher")) return null;
  return (
    <div className={cn("flex gap-3", className)}>
      <MicrophoneButton />
      <CameraButton />
      <HandButton />
    </div>
  );
}
