import { Suspense, lazy } from "react";

import type { TermsSection } from "../../config/paths.ts";

const TermsDialog = lazy(async () => ({
  default: (await import("./terms-dialog.tsx")).TermsDialog,
}));

type TermsOnDemandProps = { isOpen: boolean; section?: TermsSection; onClose: () => void };

/** All the terms in a dialog, which comes when it is asked for. */
export function TermsOnDemand({ isOpen, section, onClose }: TermsOnDemandProps) {
  return (
    isOpen && (
      <Suspense fallback={null}>
        <TermsDialog section={section} onClose={onClose} />
      </Suspense>
    )
  );
}
