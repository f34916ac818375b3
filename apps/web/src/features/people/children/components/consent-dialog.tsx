import type { Child } from "@riwaq/contracts/people/children";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useGiveConsent } from "../mutations.ts";

const MISSING = ["consent_required"];

/** For a child that was linked before its parent had agreed. */
export function ConsentDialog({ child }: { child: Child }) {
  const { t } = useTranslation("children");
  const failureMessages = useFailureMessages();
  const consent = useGiveConsent();
  const [isOpen, setIsOpen] = useState(false);
  const [isGiven, setIsGiven] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const name = `\u2068${child.name}\u2069`;
  const isDone = useRef(false);
  const celebrate = () => {
    isDone.current = true;
    setIsOpen(false);
    toast({ title: t("consent.done", { name }) });
  };
  const give = () => {
    setIsAsked(true);
    if (isGiven) consent.mutate(child.id, { onSuccess: celebrate });
  };
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t("consent.open")}</Button>
      </DialogTrigger>
      <DialogContent
        title={t("consent.title", { name })}
        description={t("consent.why")}
        isOpenerGone={() => isDone.current}
      >
        <ConsentField
          isGiven={isGiven}
          onChange={setIsGiven}
          errors={isAsked && !isGiven ? MISSING : []}
        />
        <FormAlert messages={consent.error ? failureMessages(consent.error) : []} />
        <DialogActions>
          <Button disabled={consent.isPending} aria-busy={consent.isPending} onClick={give}>
            {t("consent.open")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
