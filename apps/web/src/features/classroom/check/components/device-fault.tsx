import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { DeviceKind } from "../../../../lib/media/chosen-devices.ts";
import type { MediaFault } from "../../../../lib/media/media-fault.ts";
import { ownPlatform } from "../model/platform.ts";

type DeviceFaultProps = { kind: DeviceKind; fault: MediaFault; onRetry: () => void };

/** Why a device could not be had, and what to do about it in this browser. */
export function DeviceFault({ kind, fault, onRetry }: DeviceFaultProps) {
  const { t } = useTranslation("classroom");
  const canRetry = fault !== "insecure" && fault !== "unsupported";
  return (
    <div role="alert" className="space-y-3 rounded-md bg-danger-soft p-4">
      <p className="font-semibold">{t(`check.fault.${kind}.${fault}`)}</p>
      {fault === "refused" && <p>{t(`check.allow.${ownPlatform()}`)}</p>}
      {canRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          <RotateCcw aria-hidden strokeWidth={1.75} />
          {t("check.again")}
        </Button>
      )}
    </div>
  );
}
