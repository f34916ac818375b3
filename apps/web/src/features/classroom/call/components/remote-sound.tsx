import { Volume2 } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";

type HeardProps = {
  stream: MediaStream;
  onRefused: () => void;
  onAttached: (id: string, sound: HTMLAudioElement | null) => void;
};

function Heard({ stream, onRefused, onAttached }: HeardProps) {
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const { current } = sound;
    if (!current) return undefined;
    current.srcObject = stream;
    onAttached(stream.id, current);
    current.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "NotAllowedError") onRefused();
    });
    return () => {
      current.srcObject = null;
      onAttached(stream.id, null);
    };
  }, [stream, onRefused, onAttached]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people who talk at this moment: nobody has written it down
  return <audio ref={sound} autoPlay />;
}

/** The voices of all others. A browser that plays nothing before a press gets one button for all of them. */
export function RemoteSound({ streams }: { streams: readonly MediaStream[] }) {
  const { t } = useTranslation("classroom");
  const sounds = useRef(new Map<string, HTMLAudioElement>());
  const [isRefused, setIsRefused] = useState(false);
  const onRefused = useCallback(() => setIsRefused(true), []);
  const onAttached = useCallback((id: string, sound: HTMLAudioElement | null) => {
    if (sound) sounds.current.set(id, sound);
    else sounds.current.delete(id);
  }, []);
  const hear = () => {
    setIsRefused(false);
    for (const sound of sounds.current.values()) sound.play().catch(onRefused);
  };
  return (
    <>
      {streams.map((stream) => (
        <Heard key={stream.id} stream={stream} onRefused={onRefused} onAttached={onAttached} />
      ))}
      {isRefused && (
        <Button onClick={hear}>
          <Volume2 aria-hidden strokeWidth={1.75} />
          {t("call.hear")}
        </Button>
      )}
    </>
  );
}
