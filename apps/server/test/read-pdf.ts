import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const BIDI_MARKS = /[\u200e\u200f]/g;

/** The text of each page, as a reader of the file finds it. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push(text.replaceAll(BIDI_MARKS, "").replaceAll(/\s+/g, " "));
  }
  await task.destroy();
  return pages;
}
