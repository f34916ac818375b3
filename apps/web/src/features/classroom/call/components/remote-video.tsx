import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";
import { isolated } from "../../../../lib/format.ts";

type RemoteVideoProps = {
  stream: MediaStream;
  name: string;
  className?: string;
  isMirrored?: boolean;
};

/** A picture without its sound, which `RemoteSound` plays: a muted picture may begin by itself everywhere. */
export function RemoteVideo({ stream, name, className, isMirrored = false }: RemoteVideoProps) {
  const { t } = useTranslation("classroom");
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = picture;
    if (!current) return undefined;
    current.srcObject = stream;
    void current.play().catch(() => undefined);
    return () => {
      current.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={picture}
      autoPlay
      muted
      playsInline
      aria-label={t("call.picture", { name: isolated(name) })}
      className={cn(
        "aspect-4/3 w-full rounded-md bg-band object-cover",
        isMirrored && "-scale-x-100",
        className,
      )}
    />
  );
}
