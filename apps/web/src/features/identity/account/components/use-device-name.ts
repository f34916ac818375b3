import type { Device } from "@riwaq/contracts/identity/account";
import { useTranslation } from "react-i18next";

/** What a device is called to who reads of it. */
export function useDeviceName() {
  const { t } = useTranslation("account");
  return ({ browser, system }: Pick<Device, "browser" | "system">) => {
    if (browser && system) return t("devices.on", { browser, system });
    return browser ?? system ?? t("devices.unknown");
  };
}
