import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { usePdf } from "../model/use-pdf.ts";
import { PageControls } from "./page-controls.tsx";
import type { Fit } from "./page-controls.tsx";
import { PdfPage } from "./pdf-page.tsx";
import type { PagePlace } from "./point-surface.tsx";

type PdfViewProps = {
  title: string;
  address: string;
  page: number;
  mayLead: boolean;
  onPage: (page: number) => void;
  pointed: PagePlace | null;
  onPoint: ((at: PagePlace | null) => void) | undefined;
};

function PdfLoading() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="sr-only">{t("loading.hidden")}</span>
      <Skeleton className="mx-auto aspect-[210/297] max-h-[75dvh] max-w-full rounded-md" />
    </div>
  );
}

/** A document page by page: whoever leads turns them, the others see the page that is open. */
export function PdfView({ title, address, page, mayLead, ...on }: PdfViewProps) {
  const { t } = useTranslation("classroom");
  const { file, hasFailed, fail, retry } = usePdf(address);
  const [fit, setFit] = useState<Fit>("page");
  if (hasFailed) return <ErrorState title={t("material.failed")} onRetry={retry} />;
  if (!file) return <PdfLoading />;
  // A newer version may have fewer pages than the one that was open.
  const shown = Math.min(page, file.pages);
  return (
    <div className="space-y-3">
      <PageControls
        page={shown}
        pages={file.pages}
        fit={fit}
        onFit={setFit}
        onPage={mayLead ? on.onPage : undefined}
      />
      <PdfPage
        file={file}
        page={shown}
        title={title}
        fit={fit}
        onFailed={fail}
        // Another page was turned to before the last word of the pointer came.
        pointed={on.pointed?.page === shown ? on.pointed : null}
        onPoint={on.onPoint && ((at) => on.onPoint?.(at && { ...at, page: shown }))}
      />
    </div>
  );
}
