import type { StudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated, formatDate, formatNumber, formatTime } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { INVITATION_TONES, isUnsettled } from "../model/invitation-states.ts";
import { useResendInvitation } from "../mutations.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

type InvitationRowProps = { invitation: StudentInvitation; zone: string };

function Dates({ invitation, zone }: InvitationRowProps) {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  const { sent_at, expires_at, state } = invitation;
  const dates = [
    t("invitations.sent", { date: formatDate(sent_at, language, zone) }),
    state === "pending" && t("invitations.until", { date: formatDate(expires_at, language, zone) }),
    t(`invitations.in.${invitation.language}`),
  ];
  return <p className="text-sm text-ink-muted">{dates.filter(Boolean).join(" · ")}</p>;
}

function ResendButton({ invitation, zone }: InvitationRowProps) {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const resend = useResendInvitation();
  const { id, name, email, resend_from } = invitation;
  if (useCurrentMinute() < Date.parse(resend_from)) {
    const time = formatTime(resend_from, language, zone);
    return <p className="text-sm text-ink-muted">{t("invitations.resendFrom", { time })}</p>;
  }
  const send = () =>
    resend.mutate(id, {
      onSuccess: () => toast({ title: t("add.done", { email: isolated(email) }) }),
      onError: (error) =>
        toast({ title: failureMessages(error).join(" "), variant: "destructive" }),
    });
  return (
    <Button
      variant="outline"
      disabled={resend.isPending}
      aria-busy={resend.isPending}
      aria-label={t("invitations.resendTo", { name: isolated(name) })}
      onClick={send}
    >
      {t("invitations.resend")}
    </Button>
  );
}

export function InvitationRow({ invitation, zone }: InvitationRowProps) {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  const { name, age, email, state } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <span className="text-ink-muted">
            {t("invitations.age", { count: age, number: formatNumber(age, language) })}
          </span>
          <Badge tone={INVITATION_TONES[state]}>{t(`invitations.state.${state}`)}</Badge>
        </p>
        <p className="wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <Dates invitation={invitation} zone={zone} />
      </div>
      {isUnsettled(invitation) && (
        <div className="flex flex-wrap items-center gap-3">
          <ResendButton invitation={invitation} zone={zone} />
          <WithdrawButton invitation={invitation} />
        </div>
      )}
    </li>
  );
}
