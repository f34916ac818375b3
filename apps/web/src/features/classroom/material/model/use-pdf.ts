import { useEffect, useState } from "react";

import { openPdf } from "./open-pdf.ts";
import type { PdfFile } from "./open-pdf.ts";

type Opening = { file?: PdfFile; hasFailed: boolean };
const UNDER_WAY: Opening = { hasFailed: false };

/** One document for as long as it is on show; another one is another component. */
export function usePdf(address: string) {
  const [wanted, setWanted] = useState({ address });
  const [opening, setOpening] = useState(UNDER_WAY);
  useEffect(() => {
    let isGone = false;
    const asked = openPdf(wanted.address);
    asked.then(
      (file) => (isGone ? file.close() : setOpening({ file, hasFailed: false })),
      () => isGone || setOpening({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [wanted]);
  // Whoever opened it has it closed when it is gone, and not before.
  const { file } = opening;
  useEffect(() => () => file?.close(), [file]);
  return {
    ...opening,
    fail: () => setOpening({ hasFailed: true }),
    retry: () => {
      setOpening(UNDER_WAY);
      setWanted({ address });
    },
  };
}
