import type { Resource } from "@riwaq/contracts/learning/resources";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { fileAddress } from "../model/file-address.ts";

type ViewerProps = { resource: Resource };

function Pdf({ resource: { id, title } }: ViewerProps) {
  const { t } = useTranslation("resources");
  if (!navigator.pdfViewerEnabled) return <Note>{t("view.noPdf")}</Note>;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox would keep the browser's own viewer out
    <iframe
      title={title}
      src={`${fileAddress(id)}#view=FitH&navpanes=0`}
      className="h-[75dvh] w-full rounded-md border border-line bg-paper-deep"
    />
  );
}

function Video({ resource: { id, title } }: ViewerProps) {
  const { t } = useTranslation("resources");
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Note>{t("view.noVideo")}</Note>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a teacher's own recording comes without captions
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      src={fileAddress(id)}
      onError={() => setIsBroken(true)}
      className="max-h-[75dvh] w-full rounded-md bg-band"
    />
  );
}

function Picture({ resource: { id, title } }: ViewerProps) {
  const { t } = useTranslation("resources");
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Note>{t("view.noPicture")}</Note>;
  return (
    <img
      src={fileAddress(id)}
      alt={title}
      onError={() => setIsBroken(true)}
      className="mx-auto max-h-[80dvh] max-w-full rounded-md border border-line bg-paper-deep"
    />
  );
}

function Audio({ resource: { id, title } }: ViewerProps) {
  const { t } = useTranslation("resources");
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Note>{t("view.noAudio")}</Note>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a teacher's own recording comes without captions
    <audio
      controls
      preload="metadata"
      aria-label={title}
      src={fileAddress(id)}
      onError={() => setIsBroken(true)}
      className="w-full max-w-2xl"
    />
  );
}

const VIEWERS: Partial<Record<Resource["type"], ComponentType<ViewerProps>>> = {
  PDF: Pdf,
  Video,
  Picture,
  Audio,
};

function InPlace({ resource }: ViewerProps) {
  const { t } = useTranslation("resources");
  const Viewer = VIEWERS[resource.type];
  if (!Viewer || !resource.file?.is_viewable) return <Note>{t("view.office")}</Note>;
  return <Viewer resource={resource} />;
}

function FileLinks({ resource }: ViewerProps) {
  const { t } = useTranslation("resources");
  const { id, type, file } = resource;
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <a href={fileAddress(id, { isDownload: true })} download>
          <Download aria-hidden strokeWidth={1.75} />
          {t("view.download")}
        </a>
      </Button>
      {/* Alone in a tab a recording is shut off from itself by its own policy. */}
      {file?.is_viewable && type !== "Audio" && (
        <Button asChild variant="outline">
          <a href={fileAddress(id)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden strokeWidth={1.75} className="flip-rtl" />
            {t("view.tab")}
          </a>
        </Button>
      )}
    </div>
  );
}

/** PDF, video, picture and sound in place; what a browser cannot show, to download. */
export function ResourceViewer({ resource }: ViewerProps) {
  const { t } = useTranslation("resources");
  if (!resource.file) return <Note>{t("view.noFile")}</Note>;
  return (
    <div className="space-y-4">
      <FileLinks resource={resource} />
      {/* A newer file is another document. */}
      <InPlace key={resource.file.version} resource={resource} />
    </div>
  );
}
