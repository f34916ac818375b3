import type { GuardianInvitation } from "@riwaq/contracts/people/children";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDateTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useInviteParent } from "../mutations.ts";
import { CopyButton } from "./copy-button.tsx";

function Code({ invitation }: { invitation: GuardianInvitation }) {
  const { t } = useTranslation("children");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { code, expires_at } = invitation;
  return (
    <div className="flex flex-col items-center gap-3 rounded-md border border-line bg-paper p-5 text-center">
      <p className="text-sm text-ink-muted">{t("invite.code")}</p>
      <p role="status">
        <bdi dir="ltr" className="font-mono text-2xl font-semibold tracking-widest">
          {code}
        </bdi>
      </p>
      <CopyButton text={code} />
      <p className="text-sm text-ink-muted">
        {t("invite.until", { when: formatDateTime(expires_at, language, zone) })}
      </p>
    </div>
  );
}

type InviteParentDialogProps = {
  /** Without one, a student invites for oneself. */
  childId?: string;
  title: string;
  trigger: ReactNode;
};

/** Makes a code by which one more parent is linked. It is shown once: only what it hashes to is kept. */
export function InviteParentDialog({ childId, title, trigger }: InviteParentDialogProps) {
  const { t } = useTranslation("children");
  const failureMessages = useFailureMessages();
  const invite = useInviteParent();
  return (
    <Dialog onOpenChange={(isOpen) => isOpen && invite.reset()}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={t("invite.text")}>
        {invite.data ? (
          <Code invitation={invite.data} />
        ) : (
          <>
            <FormAlert messages={invite.error ? failureMessages(invite.error) : []} />
            <DialogActions>
              <Button
                disabled={invite.isPending}
                aria-busy={invite.isPending}
                onClick={() => invite.mutate(childId)}
              >
                {t("invite.make")}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
