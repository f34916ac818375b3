import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useCurrentUser, useReadOnly } from "../../lib/current-user.ts";
import { Button } from "../ui/button.tsx";
import { FormAlert } from "../ui/error-list.tsx";
import { devicePushQuery, pushKeyQuery, useTurnPush } from "./use-device-push.ts";

/** Who has said no on this device is not asked again; the settings still offer it. */
const DECLINED_KEY = "push_declined";

type AskedProps = { userId: string; publicKey: string; onDecline: () => void };

function Asked({ userId, publicKey, onDecline }: AskedProps) {
  const { t } = useTranslation("booking");
  const turn = useTurnPush(userId);
  return (
    <div className="rounded-md border border-line bg-paper-deep p-4">
      <p className="flex items-start gap-2.5">
        <BellRing aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        {t("done.push.ask")}
      </p>
      <FormAlert messages={turn.error ? [t("done.push.failed")] : []} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={turn.isPending}
          aria-busy={turn.isPending}
          onClick={() => turn.mutate(publicKey)}
        >
          {t("done.push.on")}
        </Button>
        <Button variant="ghost" onClick={onDecline}>
          {t("done.push.later")}
        </Button>
      </div>
    </div>
  );
}

function Offer({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("booking");
  const [isDeclined, setIsDeclined] = useState(() => localStorage.getItem(DECLINED_KEY) !== null);
  const [wasOff, setWasOff] = useState(false);
  const state = useQuery(devicePushQuery(user.id)).data;
  const publicKey = useQuery({ ...pushKeyQuery, enabled: state === "off" }).data?.public_key;
  if (state === "off" && !wasOff) setWasOff(true);
  if (isDeclined) return null;
  if (state === "on" && wasOff) return <p role="status">{t("done.push.isOn")}</p>;
  if (state !== "off" || !publicKey) return null;
  const decline = () => {
    localStorage.setItem(DECLINED_KEY, "1");
    setIsDeclined(true);
  };
  return <Asked userId={user.id} publicKey={publicKey} onDecline={decline} />;
}

/** Once something is booked there is something to be told of: whether this device may tell it, asked once. */
export function PushOffer() {
  const user = useCurrentUser();
  const isReadOnly = useReadOnly();
  return user && !isReadOnly && <Offer user={user} />;
}
