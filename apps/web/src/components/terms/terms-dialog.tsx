import { Suspense, useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import type { TermsSection } from "../../config/paths.ts";
import { Dialog, DialogContent } from "../ui/dialog.tsx";
import { SkeletonRows } from "../ui/skeleton.tsx";
import { TermsAccordion } from "./terms-accordion.tsx";

type TermsDialogProps = { section: TermsSection | undefined; onClose: () => void };

function Terms({ section }: Pick<TermsDialogProps, "section">) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => void ref.current?.querySelector("details[open]")?.scrollIntoView(), []);
  return (
    <div ref={ref}>
      <TermsAccordion section={section} />
    </div>
  );
}

/** The page of the terms is for visitors: whoever is signed in reads them over the page they are on. */
export function TermsDialog({ section, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("nav.terms")} onClick={closeOnLink}>
        <Suspense fallback={<SkeletonRows count={3} />}>
          <Terms section={section} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
