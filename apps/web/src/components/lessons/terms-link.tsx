import type { ReactNode } from "react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";

import { TERMS_SECTIONS } from "../../config/paths.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../ui/dialog.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { TermsText } from "./terms-text.tsx";

/** Beside the place where a rule applies: the section of the terms that says so. Wants the namespace `lessons`. */
export function TermsLink({ section, children }: { section: string; children?: ReactNode }) {
  const { t } = useTranslation("lessons");
  const known = TERMS_SECTIONS.find((name) => name === section);
  if (!known) return null;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="link" size="sm" className="min-h-8 px-0!">
          {children ?? t("terms.link")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("terms.title")}>
        <Suspense fallback={<SkeletonRows count={3} />}>
          <TermsText section={known} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
