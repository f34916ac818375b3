import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";

import { Button } from "./button.tsx";

/** One press to hear, one to stop: for pages on which a player weighs too much. Nothing is loaded before it is pressed. */
export function SoundButton({ src, label }: { src: string; label: string }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = () => {
    const { current } = sound;
    if (current?.paused) void current.play().catch(() => setIsPlaying(false));
    else current?.pause();
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own recitation: nobody has written it down */}
      <audio
        ref={sound}
        src={src}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <Button
        size="icon"
        className="shrink-0 rounded-full!"
        aria-label={label}
        aria-pressed={isPlaying}
        onClick={toggle}
      >
        <Icon aria-hidden strokeWidth={1.75} />
      </Button>
    </>
  );
}
