import { useQuery } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { useTranslation } from "react-i18next";

import {
  devicePushQuery,
  pushKeyQuery,
  useTurnPush,
} from "../../../../components/push/use-device-push.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import type { PushState } from "../../../../lib/push.ts";

type DeviceProps = { userId: string; publicKey: string; state: PushState };

function Device({ userId, publicKey, state }: DeviceProps) {
  const { t } = useTranslation("notifications");
  const turn = useTurnPush(userId);
  if (state === "unsupported" || state === "denied") {
    return <p className="text-ink-muted">{t(`push.${state}`)}</p>;
  }
  const isOn = state === "on";
  const Icon = isOn ? BellRing : BellOff;
  return (
    <div className="space-y-4">
      {!isOn && <p className="text-ink-muted">{t("push.explain")}</p>}
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {t(`push.${state}`)}
      </p>
      <FormAlert messages={turn.error ? [t("push.failed")] : []} />
      <Button
        variant={isOn ? "outline" : "default"}
        disabled={turn.isPending}
        aria-busy={turn.isPending}
        onClick={() => turn.mutate(isOn ? null : publicKey)}
      >
        {isOn ? t("push.turnOff") : t("push.turnOn")}
      </Button>
    </div>
  );
}

/** Whether this browser shows news while the site is closed. It is asked only when the button is pressed. */
export function PushCard({ userId }: { userId: string }) {
  const { t } = useTranslation("notifications");
  const key = useQuery(pushKeyQuery);
  const state = useQuery(devicePushQuery(userId));
  return (
    <Card>
      <CardTitle className="mb-3">{t("push.title")}</CardTitle>
      <QueryView query={key} loading={<SkeletonRows count={1} />}>
        {({ public_key }) =>
          public_key === null ? (
            <p className="text-ink-muted">{t("push.notOffered")}</p>
          ) : (
            <QueryView query={state} loading={<SkeletonRows count={1} />}>
              {(known) => <Device userId={userId} publicKey={public_key} state={known} />}
            </QueryView>
          )
        }
      </QueryView>
    </Card>
  );
}
