import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import type { CoverAsked } from "./cover-button.tsx";

// The texts of covering come with it: pages that only offer it do not wait for them.
const Substitutes = lazy(async () => ({
  default: (await import("./substitutes.tsx")).Substitutes,
}));

type SubstitutesButtonProps = CoverAsked & {
  label: string;
  labelOf?: (label: string) => string;
  size?: "sm" | "default";
};

/** Opens everybody who teaches here: who could give this lesson, and why the others could not. */
export function SubstitutesButton({
  label,
  labelOf,
  size = "sm",
  ...asked
}: SubstitutesButtonProps) {
  const { t } = useTranslation("lessons");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size={size} variant="outline" {...(labelOf && { "aria-label": labelOf(label) })}>
          {label}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("cover.substitutes")}>
        <Suspense fallback={<SkeletonRows />}>
          <Substitutes {...asked} onDone={() => setIsOpen(false)} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
