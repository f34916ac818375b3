import { useHydrated, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { GIFT_ANCHOR } from "../../../../config/paths.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { ContactFields } from "./contact-fields.tsx";
import { SentMessage } from "./sent-message.tsx";
import { useContactForm } from "./use-contact-form.ts";

/** The heading that names the form, and the anchor that leads to it. */
export const FORM_TITLE_ID = "write-to-us";

/** Before the page has come to life the browser itself would send the form, with its words in the address. */
function SendButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("contact");
  return (
    <Button
      type="submit"
      size="lg"
      disabled={!useHydrated()}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className="w-full disabled:opacity-100! sm:w-auto"
    >
      {isBusy ? t("form.busy") : t("form.submit")}
    </Button>
  );
}

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
      className="relative mt-2 space-y-5"
    >
      <p className="text-ink-muted">{t("form.intro")}</p>
      <ContactFields errorsOf={form.errorsOf} isForGift={isForGift} />
      <p className="text-sm text-ink-muted">{t("form.keeping")}</p>
      <noscript>
        <p className="pb-5 text-sm">{t("form.noScript")}</p>
      </noscript>
      <div className="has-[li]:space-y-4">
        <SendButton isBusy={form.isBusy} />
        <FormAlert messages={failure instanceof Error ? failureMessages(failure) : []} />
      </div>
    </form>
  );
}
