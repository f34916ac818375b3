import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { Tooltip } from "../../../../components/ui/tooltip.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatPercent } from "../../../../lib/format.ts";
import { FitButton } from "./page-controls.tsx";
import type { Fit } from "./page-controls.tsx";
import { PointSurface } from "./point-surface.tsx";
import type { Place } from "./point-surface.tsx";

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
type Zoom = (typeof ZOOMS)[number];
/** So much of the window's height a whole picture may take. */
const HEIGHT_SHARE = "75dvh";

type PictureViewProps = {
  title: string;
  address: string;
  pointed: Place | null;
  onPoint: ((at: Place | null) => void) | undefined;
};

type Zooming = { zoom: Zoom; onZoom: (zoom: Zoom) => void };

function ZoomButton({ zoom, onZoom, by }: Zooming & { by: 1 | -1 }) {
  const { t } = useTranslation("classroom");
  const next = ZOOMS[ZOOMS.indexOf(zoom) + by];
  const label = t(by === 1 ? "material.larger" : "material.smaller");
  const Icon = by === 1 ? ZoomIn : ZoomOut;
  return (
    <Tooltip label={label}>
      <Button
        variant="outline"
        size="icon"
        aria-label={label}
        aria-disabled={next === undefined}
        onClick={() => next && onZoom(next)}
      >
        <Icon aria-hidden strokeWidth={1.75} />
      </Button>
    </Tooltip>
  );
}

function PictureControls({
  fit,
  onFit,
  ...zooming
}: Zooming & { fit: Fit; onFit: (fit: Fit) => void }) {
  const { language } = useLanguage();
  return (
    <div className="flex items-center gap-2">
      <ZoomButton {...zooming} by={-1} />
      <bdi aria-live="polite" className="min-w-14 text-center text-ink-muted tabular-nums">
        {formatPercent(zooming.zoom, language)}
      </bdi>
      <ZoomButton {...zooming} by={1} />
      <div className="ms-auto">
        <FitButton fit={fit} onFit={onFit} />
      </div>
    </div>
  );
}

/** A whole picture is as wide as its shape lets it be within the window's height. */
function widthOf({ fit, zoom, shape }: { fit: Fit; zoom: Zoom; shape: number }): string {
  const wide = `${zoom * 100}%`;
  return fit === "width" ? wide : `min(${wide}, calc(${zoom} * ${shape} * ${HEIGHT_SHARE}))`;
}

/** A picture, as large as each likes for themselves; where the teacher points is the same place for all. */
export function PictureView({ title, address, pointed, onPoint }: PictureViewProps) {
  const { t } = useTranslation("classroom");
  const [fit, setFit] = useState<Fit>("page");
  const [zoom, setZoom] = useState<Zoom>(1);
  const [shape, setShape] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return <ErrorState title={t("material.noPicture")} onRetry={() => setHasFailed(false)} />;
  }
  return (
    <div className="space-y-3">
      <PictureControls fit={fit} onFit={setFit} zoom={zoom} onZoom={setZoom} />
      <section
        aria-label={t("material.picture")}
        // Moved by keys once it is larger than its frame.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
        tabIndex={0}
        className="max-h-[75dvh] overflow-auto rounded-sm bg-paper-deep outline-1 outline-line focus-visible:outline-2 focus-visible:outline-primary"
      >
        <PointSurface
          pointed={pointed}
          onPoint={onPoint}
          isBusy={shape === undefined}
          inlineSize={widthOf({ fit, zoom, shape: shape ?? 1 })}
          className="mx-auto"
        >
          <img
            src={address}
            alt={title}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setShape(naturalWidth / Math.max(naturalHeight, 1) || 1)
            }
            onError={() => setHasFailed(true)}
            className="block w-full select-none"
          />
        </PointSurface>
      </section>
    </div>
  );
}
