import { BadgeCheck, CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useResendVerification } from "../../../../lib/confirm-address.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

type EmailRowProps = { email: string; isVerified: boolean };

function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const resend = useResendVerification();
  const sayItIsSent = () =>
    toast({
      title: t("form.resent"),
      description: t("form.resentHint", { email: isolated(email) }),
    });
  return (
    <>
      <Button
        variant="outline"
        className="mt-2"
        disabled={resend.isPending}
        aria-busy={resend.isPending}
        onClick={() => resend.mutate(undefined, { onSuccess: sayItIsSent })}
      >
        {t("form.resend")}
      </Button>
      <FormAlert messages={resend.error ? failureMessages(resend.error) : []} />
    </>
  );
}

/** The address is fixed; whether it is the person's own is said beside it. */
export function EmailRow({ email, isVerified }: EmailRowProps) {
  const { t } = useTranslation("profile");
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  return (
    <div className="space-y-1.5">
      <p className="font-semibold">{t("form.email")}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="min-w-0 wrap-anywhere">
          {email}
        </bdi>
        <Badge tone={isVerified ? "green" : "yellow"}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {isVerified ? t("form.verified") : t("form.unverified")}
        </Badge>
      </p>
      {!isVerified && <ResendButton email={email} />}
    </div>
  );
}
