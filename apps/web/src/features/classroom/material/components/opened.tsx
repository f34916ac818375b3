import type { Classroom } from "@riwaq/contracts/classroom/room";
import type { Playback } from "@riwaq/domain/classroom/view";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import type { Played } from "../model/use-led-sound.ts";
import { PdfView } from "./pdf-view.tsx";
import { PictureView } from "./picture-view.tsx";
import type { PagePlace } from "./point-surface.tsx";
import { SoundView } from "./sound-view.tsx";

function OpenLink({ address }: { address: string }) {
  const { t } = useTranslation("classroom");
  return (
    <Button asChild variant="outline">
      <a href={address} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {t("material.open")}
      </a>
    </Button>
  );
}

function Video({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation("classroom");
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Note>{t("material.noVideo")}</Note>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a teacher's own recording comes without captions
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      src={address}
      onError={() => setIsBroken(true)}
      className="max-h-[75dvh] w-full rounded-md bg-band"
    />
  );
}

export type OpenedProps = {
  item: Classroom["material"][number];
  address: string;
  page: number;
  /** Whoever leads chooses and turns pages; the others follow. */
  mayLead: boolean;
  onPage: (page: number) => void;
  /** How the recording that is open is played, and what time it is at the server. */
  playback: Playback | null;
  nowMs: () => number;
  onPlayed: (played: Played) => void;
  /** Where the teacher points, for those who follow; how to, for whoever leads. */
  pointed: PagePlace | null;
  onPoint: ((at: PagePlace | null) => void) | undefined;
};

/** One of the material, in whatever way it is looked at or heard. */
export function Opened({ item, address, ...props }: OpenedProps) {
  const { t } = useTranslation("classroom");
  const { title, type } = item;
  const { pointed, onPoint } = props;
  const isShown = type !== "Document" && type !== "Presentation";
  return (
    <section aria-label={title} className="space-y-3">
      {!props.mayLead && (
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
      )}
      {type === "PDF" && <PdfView title={title} address={address} {...props} />}
      {type === "Video" && <Video title={title} address={address} />}
      {type === "Picture" && (
        <PictureView
          title={title}
          address={address}
          pointed={pointed}
          onPoint={onPoint && ((at) => onPoint(at && { ...at, page: 1 }))}
        />
      )}
      {type === "Audio" && <SoundView title={title} address={address} {...props} />}
      {!isShown && <Note>{t("material.notHere")}</Note>}
      {/* Alone in a tab a recording is shut off from itself by its own policy. */}
      {type !== "Audio" && <OpenLink address={address} />}
    </section>
  );
}
