import type * as Pdfjs from "pdfjs-dist";

declare const __PDF__: string;

/** The longest sides that a page may have, in pixels of the style sheet. */
export type Box = { width: number; height: number };

export type PdfFile = {
  pages: number;
  /** Draws a page into a canvas, as large as it fits; nothing is seen of it before it is whole. */
  draw: (page: number, canvas: HTMLCanvasElement, box: Box, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Phones refuse a larger canvas. */
const MOST_PIXELS = 12_000_000;
/** What is asked for at once of a file that lies far away. */
const CHUNK_BYTES = 262_144;

function viewOf(page: Pdfjs.PDFPageProxy, box: Box) {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(box.width / width, box.height / height);
  const finest = Math.sqrt(MOST_PIXELS / (width * height * scale * scale));
  const ratio = Math.min(window.devicePixelRatio, finest);
  return { width: width * scale, viewport: page.getViewport({ scale: scale * ratio }) };
}

async function drawPage(
  page: Pdfjs.PDFPageProxy,
  canvas: HTMLCanvasElement,
  box: Box,
  signal: AbortSignal,
) {
  const { width, viewport } = viewOf(page, box);
  const draft = document.createElement("canvas");
  draft.width = Math.floor(viewport.width);
  draft.height = Math.floor(viewport.height);
  const task = page.render({ canvas: draft, viewport });
  const stop = () => task.cancel();
  signal.addEventListener("abort", stop, { once: true });
  await task.promise.finally(() => signal.removeEventListener("abort", stop));
  canvas.width = draft.width;
  canvas.height = draft.height;
  canvas.style.inlineSize = `${width}px`;
  canvas.getContext("2d")?.drawImage(draft, 0, 0);
}

function fileOf(pdf: Pdfjs.PDFDocumentProxy): PdfFile {
  return {
    pages: pdf.numPages,
    draw: async (number, canvas, box, signal) => {
      const page = await pdf.getPage(number);
      if (!signal.aborted) await drawPage(page, canvas, box, signal);
    },
    close: () => void pdf.loadingTask.destroy(),
  };
}

/**
 * A document of the site, fetched page by page. The reader of PDF comes with the first one; under the site's policy it
 * compiles nothing, and what it needs stands in one folder (build/pdf-parts.ts).
 */
export async function openPdf(address: string): Promise<PdfFile> {
  const reader = `${__PDF__}/pdf.min.mjs`;
  const pdfjs = (await import(/* @vite-ignore */ reader)) as typeof Pdfjs;
  pdfjs.GlobalWorkerOptions.workerSrc = `${__PDF__}/pdf.worker.min.mjs`;
  const task = pdfjs.getDocument({
    url: address,
    wasmUrl: `${__PDF__}/`,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: CHUNK_BYTES,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  return fileOf(await task.promise);
}
