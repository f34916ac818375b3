import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PushOffer } from "../../../../components/push/push-offer.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions, DialogClose } from "../../../../components/ui/dialog.tsx";
import { paths } from "../../../../config/paths.ts";

/** What has been booked, and where to go from here. */
export function BookingDone({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation(["booking", "common"]);
  return (
    <div className="space-y-4">
      <div role="status" className="flex items-start gap-3">
        <CircleCheck
          aria-hidden
          strokeWidth={1.75}
          className="mt-0.5 size-6 shrink-0 text-success"
        />
        <p className="text-lg font-semibold">{title}</p>
      </div>
      {children}
      <p className="text-ink-muted">{t("done.calendar")}</p>
      <PushOffer />
      <DialogActions>
        <DialogClose asChild>
          <Button variant="outline">{t("common:actions.close")}</Button>
        </DialogClose>
        <Button asChild>
          <DialogClose asChild>
            <Link to={paths.sessions}>{t("done.sessions")}</Link>
          </DialogClose>
        </Button>
      </DialogActions>
    </div>
  );
}
