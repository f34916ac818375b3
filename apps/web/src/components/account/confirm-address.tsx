import { MailCheck } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { useResendVerification, useUnconfirmedAddress } from "../../lib/confirm-address.ts";
import { isolated } from "../../lib/format.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Button } from "../ui/button.tsx";
import { FormAlert } from "../ui/error-list.tsx";

type NoticeProps = { address: string; className: string | undefined };

function Notice({ address, className }: NoticeProps) {
  const { t } = useTranslation("account");
  const failureMessages = useFailureMessages();
  const resend = useResendVerification();
  return (
    <section
      aria-labelledby="confirm-address"
      className={cn(
        "rounded-md border border-line bg-accent-soft p-5 text-on-accent-soft",
        className,
      )}
    >
      <h2 id="confirm-address" className="flex items-center gap-3 text-xl">
        <MailCheck aria-hidden className="size-6 shrink-0" strokeWidth={1.75} />
        {t("confirm.title")}
      </h2>
      <p className="mt-2 max-w-prose">{t("confirm.text", { email: isolated(address) })}</p>
      <p className="mt-2 max-w-prose">{t("confirm.until")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={resend.isPending}
          aria-busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t("confirm.again")}
        </Button>
        <p role="status" className="empty:hidden">
          {resend.isSuccess && t("confirm.sent")}
        </p>
      </div>
      <FormAlert messages={resend.error ? failureMessages(resend.error) : []} />
    </section>
  );
}

/** Nothing once the address is confirmed. What to do, and the mail again: until then nothing else is sent to it. */
export function ConfirmAddress({ className }: { className?: string }) {
  const address = useUnconfirmedAddress();
  if (address === undefined) return null;
  return (
    <Suspense>
      <Notice address={address} className={className} />
    </Suspense>
  );
}
