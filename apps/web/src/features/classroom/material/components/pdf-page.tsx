import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { isolated } from "../../../../lib/format.ts";
import type { Box, PdfFile } from "../model/open-pdf.ts";
import type { Fit } from "./page-controls.tsx";
import { PointSurface } from "./point-surface.tsx";
import type { Place } from "./point-surface.tsx";

type PdfPageProps = {
  file: PdfFile;
  page: number;
  title: string;
  fit: Fit;
  onFailed: () => void;
  pointed: Place | null;
  onPoint: ((at: Place | null) => void) | undefined;
};

/** So much of the window's height a whole page may take, with its controls above it. */
const HEIGHT_SHARE = 0.75;

/** How much room the frame leaves, as long as it is on the page. */
function useFrame(fit: Fit) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  return { frame, width, fitsHeight: fit === "page" };
}

/** One page as a picture. The page before stays until this one is drawn. */
export function PdfPage(props: PdfPageProps) {
  const { file, page, title, fit, onFailed, pointed, onPoint } = props;
  const { t } = useTranslation("classroom");
  const canvas = useRef<HTMLCanvasElement>(null);
  const { frame, width, fitsHeight } = useFrame(fit);
  const [drawn, setDrawn] = useState(0);
  const giveUp = useEffectEvent(onFailed);
  useEffect(() => {
    if (!canvas.current || width === 0) return;
    const leaving = new AbortController();
    const height = fitsHeight ? window.innerHeight * HEIGHT_SHARE : Number.POSITIVE_INFINITY;
    const box: Box = { width, height };
    file.draw(page, canvas.current, box, leaving.signal).then(
      () => leaving.signal.aborted || setDrawn(page),
      () => leaving.signal.aborted || giveUp(),
    );
    return () => leaving.abort();
  }, [file, page, width, fitsHeight]);
  const label = t("material.pageOf", { title: isolated(title), page, pages: file.pages });
  return (
    <div ref={frame} className="flex justify-center">
      <PointSurface
        isBusy={drawn !== page}
        pointed={pointed}
        onPoint={onPoint}
        className="max-w-full self-start"
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          className="block max-w-full rounded-sm outline-1 outline-line"
        />
      </PointSurface>
    </div>
  );
}
