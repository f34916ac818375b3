import type { StaffInvitation } from "@riwaq/contracts/identity/staff-invitations";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateTime, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useResendInvitation, useWithdrawInvitation } from "../mutations.ts";
import { staffInvitationsQuery } from "../queries.ts";

type RowProps = { invitation: StaffInvitation; zone: string };

function Dates({ invitation, zone }: RowProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { sent_at, expires_at, invited_by: by, state } = invitation;
  const whenOf = (at: string) => formatDateTime(at, language, zone);
  const said = [
    by === null
      ? t("rights.invited.sent", { when: whenOf(sent_at) })
      : t("rights.invited.sentBy", { when: whenOf(sent_at), name: isolated(by) }),
    state === "pending" && t("rights.invited.until", { when: whenOf(expires_at) }),
    t(`rights.invited.in.${invitation.language}`),
  ];
  return <p className="text-sm text-ink-muted">{said.filter(Boolean).join(" · ")}</p>;
}

function Resend({ id, email }: StaffInvitation) {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const { mutate, isPending } = useResendInvitation();
  const send = () =>
    mutate(id, {
      onSuccess: () => toast({ title: t("rights.invite.sent", { email: isolated(email) }) }),
      onError: (error) =>
        toast({ title: failureMessages(error).join(" "), variant: "destructive" }),
    });
  return (
    <Button
      variant="outline"
      disabled={isPending}
      aria-busy={isPending}
      aria-label={t("rights.invited.resendTo", { email: isolated(email) })}
      onClick={send}
    >
      {t("rights.invited.resend")}
    </Button>
  );
}

/** Asked before: the link opens no more. */
function Withdraw({ id, email }: StaffInvitation) {
  const { t } = useTranslation(["staff", "common"]);
  const to = { email: isolated(email) };
  return (
    <ConfirmDialog
      title={t("rights.invited.withdrawTitle", to)}
      description={t("rights.invited.withdrawText")}
      confirmLabel={t("rights.invited.withdraw")}
      isDestructive
      mutation={useWithdrawInvitation()}
      sent={id}
      onDone={() => toast({ title: t("rights.invited.withdrawn", to) })}
      failureTitle={t("common:error.title")}
      trigger={
        <Button variant="outline" aria-label={t("rights.invited.withdrawOf", to)}>
          {t("rights.invited.withdraw")}
        </Button>
      }
    />
  );
}

function InvitationRow({ invitation, zone }: RowProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { email, rights, state } = invitation;
  const given = rights.map((right) => t(`common:rights.names.${right}`));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {email}
          </bdi>
          <Badge tone={state === "pending" ? "blue" : "yellow"}>
            {t(`rights.invited.state.${state}`)}
          </Badge>
        </p>
        <p>{given.length > 0 ? given.join(" · ") : t("rights.none")}</p>
        <Dates invitation={invitation} zone={zone} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Resend {...invitation} />
        <Withdraw {...invitation} />
      </div>
    </li>
  );
}

/** Whoever was asked to work here and has not answered; nothing where nobody was. */
export function OpenInvitations() {
  const { t } = useTranslation("staff");
  const query = useQuery(staffInvitationsQuery);
  const zone = useReaderZone();
  if (query.data?.length === 0) return null;
  return (
    <Card className="mt-8 space-y-3">
      <CardTitle>{t("rights.invited.title")}</CardTitle>
      <QueryView
        query={zone === undefined ? { ...query, data: undefined } : query}
        loading={<SkeletonRows count={2} />}
      >
        {(invitations) => (
          <ul aria-label={t("rights.invited.title")} className="divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} zone={zone ?? ""} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
