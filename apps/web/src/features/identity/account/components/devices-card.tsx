import type { Device } from "@riwaq/contracts/identity/account";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useToastOfShutOut } from "../../../../components/account/use-toast-of-shut-out.ts";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatDateTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useSignOutDevice } from "../mutations.ts";
import { devicesQuery } from "../queries.ts";
import { useDeviceName } from "./use-device-name.ts";

const PHONES = new Set(["iPhone", "iPad", "Android"]);

type SignOutButtonProps = { id: string | null; label: string; title: string; text: string };

function SignOutButton({ id, label, title, text }: SignOutButtonProps) {
  const { t } = useTranslation("account");
  const tell = useToastOfShutOut();
  return (
    <ConfirmDialog
      title={title}
      description={text}
      confirmLabel={t("devices.signOut")}
      mutation={useSignOutDevice()}
      sent={id}
      onDone={() => void tell({ title: t("devices.done") })}
      failureTitle={t("devices.failed")}
      trigger={
        <Button variant="outline" aria-label={label}>
          {id === null ? t("devices.others") : t("devices.signOut")}
        </Button>
      }
    />
  );
}

function DeviceItem({ device, zone }: { device: Device; zone: string }) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const name = useDeviceName()(device);
  const Icon = PHONES.has(device.system ?? "") ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-muted" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {device.is_this && <Badge tone="green">{t("devices.this")}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {t("devices.since", { when: formatDateTime(device.signed_in_at, language, zone) })}
        </p>
        {!device.is_this && (
          <p className="text-sm text-ink-muted">
            {t("devices.used", { when: formatDate(device.last_used_at, language, zone) })}
          </p>
        )}
      </div>
      {!device.is_this && (
        <SignOutButton
          id={device.id}
          label={t("devices.signOutOf", { device: name })}
          title={t("devices.sure")}
          text={t("devices.sureText", { device: name })}
        />
      )}
    </li>
  );
}

export function DevicesCard() {
  const { t } = useTranslation("account");
  const query = useQuery(devicesQuery);
  const zone = useReaderZone();
  return (
    <Card>
      <CardTitle>{t("devices.title")}</CardTitle>
      <p className="mt-2 max-w-prose text-ink-muted">{t("devices.text")}</p>
      <QueryView query={zone === undefined ? { ...query, data: undefined } : query}>
        {(devices) => (
          <>
            <ul className="my-2 divide-y divide-line">
              {devices.map((device) => (
                <DeviceItem key={device.id} device={device} zone={zone ?? ""} />
              ))}
            </ul>
            {devices.some(({ is_this }) => !is_this) ? (
              <SignOutButton
                id={null}
                label={t("devices.others")}
                title={t("devices.othersSure")}
                text={t("devices.othersText")}
              />
            ) : (
              <p className="text-sm text-ink-muted">{t("devices.only")}</p>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
