import type { Device } from "@riwaq/contracts/identity/account";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatDateTime, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useEndSignIns } from "../mutations.ts";
import { devicesOfQuery } from "../queries.ts";
import { SeeAsDialog } from "./see-as-dialog.tsx";
import { useDeviceName } from "./use-device-name.ts";

type Person = { id: string; name: string };
type SignOutProps = { person: Person; device: Device | null };

/** Without a device: everywhere. */
function SignOut({ person, device }: SignOutProps) {
  const { t } = useTranslation(["staff", "account"]);
  const nameOf = useDeviceName();
  const name = isolated(person.name);
  const called = device && nameOf(device);
  return (
    <ConfirmDialog
      title={called === null ? t("access.allSure", { name }) : t("account:devices.sure")}
      description={
        called === null
          ? t("access.allText", { name })
          : t("access.oneText", { device: called, name })
      }
      confirmLabel={t("account:devices.signOut")}
      mutation={useEndSignIns(person.id)}
      sent={device?.id ?? null}
      onDone={() => toast({ title: t("account:devices.done") })}
      failureTitle={t("account:devices.failed")}
      trigger={
        <Button
          variant="outline"
          aria-label={
            called === null ? t("access.all") : t("account:devices.signOutOf", { device: called })
          }
        >
          {called === null ? t("access.all") : t("account:devices.signOut")}
        </Button>
      }
    />
  );
}

function DeviceRow({ device, person, zone }: { device: Device; person: Person; zone: string }) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const name = useDeviceName()(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {device.is_this && <Badge tone="green">{t("devices.this")}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {t("devices.since", { when: formatDateTime(device.signed_in_at, language, zone) })}
        </p>
        <p className="text-sm text-ink-muted">
          {t("devices.used", { when: formatDate(device.last_used_at, language, zone) })}
        </p>
      </div>
      {!device.is_this && <SignOut person={person} device={device} />}
    </li>
  );
}

type AccessCardProps = {
  person: Person;
  /** Not of staff, nor of a child without an account of its own. */
  canBeSeenAs?: boolean;
};

/** Where somebody is signed in and the end of it, and what they see: for staff who decide about people. */
export function AccessCard({ person, canBeSeenAs = false }: AccessCardProps) {
  const { t } = useTranslation("staff");
  const query = useQuery(devicesOfQuery(person.id));
  const zone = useReaderZone();
  return (
    <Card>
      <CardTitle>{t("access.title")}</CardTitle>
      <p className="mt-2 max-w-prose text-ink-muted">
        {t("access.text", { name: isolated(person.name) })}
      </p>
      <QueryView
        query={zone === undefined ? { ...query, data: undefined } : query}
        empty={<p className="mt-4">{t("access.none")}</p>}
      >
        {(devices) => (
          <>
            <ul aria-label={t("access.title")} className="my-2 divide-y divide-line">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} person={person} zone={zone ?? ""} />
              ))}
            </ul>
            {devices.some(({ is_this }) => !is_this) && <SignOut person={person} device={null} />}
          </>
        )}
      </QueryView>
      {canBeSeenAs && (
        <div className="mt-5 border-t border-line pt-5">
          <SeeAsDialog person={person} />
        </div>
      )}
    </Card>
  );
}
