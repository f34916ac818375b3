import { useLocation } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { FormAlert } from "../../../components/ui/form-alert.tsx";
import { GIFT_ANCHOR } from "../../../config/paths.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { loadContract } from "../api/send-message.ts";
import { ContactFields } from "./contact-fields.tsx";
import { FORM_TITLE_ID } from "./form-title-id.ts";
import { SentMessage } from "./sent-message.tsx";
import { useContactForm } from "./use-contact-form.ts";

const neverChanges = () => () => undefined;

/** Before that the browser itself would send the form, with its words in the address. */
function useIsHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function SendButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("contact");
  const isHydrated = useIsHydrated();
  return (
    <>
      <Button
        type="submit"
        size="lg"
        disabled={!isHydrated}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        className="w-full disabled:opacity-100! sm:w-auto"
      >
        {isBusy ? t("form.busy") : t("form.submit")}
      </Button>
      <noscript>
        <p className="mt-3 text-sm text-ink-muted">{t("form.noScript")}</p>
      </noscript>
    </>
  );
}

const warmUp = () => void loadContract().catch(() => undefined);

/** Written into the page at build time: it can be filled in before scripts arrive. */
export function ContactForm() {
  const { t } = useTranslation("contact");
  const isForGift = useLocation({ select: ({ hash }) => hash === GIFT_ANCHOR });
  const failureMessages = useFailureMessages();
  const form = useContactForm();
  if (form.sentTo !== undefined) {
    return <SentMessage to={form.sentTo} onWriteAnother={form.reopen} />;
  }
  const { failure } = form;
  return (
    <form
      noValidate
      method="post"
      aria-labelledby={FORM_TITLE_ID}
      onSubmit={form.submit}
      onInput={form.correct}
      onFocus={warmUp}
      className="relative mt-6 space-y-5"
    >
      <ContactFields errorsOf={form.errorsOf} isForGift={isForGift} />
      <p className="text-sm text-ink-muted">{t("form.keeping")}</p>
      <FormAlert messages={failure instanceof Error ? failureMessages(failure) : []} />
      <SendButton isBusy={form.isBusy} />
    </form>
  );
}
