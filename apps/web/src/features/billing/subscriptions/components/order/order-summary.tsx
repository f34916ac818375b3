import type { Order, Quote } from "@riwaq/contracts/billing/subscriptions";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../../../components/ui/error-list.tsx";
import { Note } from "../../../../../components/ui/note.tsx";
import { SubmitButton } from "../../../../../components/ui/submit-button.tsx";
import { paths } from "../../../../../config/paths.ts";
import { ApiError } from "../../../../../lib/api-error.ts";
import { useFailureMessages } from "../../../../../lib/use-failure-messages.ts";
import type { Quoted } from "../../model/order.ts";
import { useOrder, useQuote } from "../../mutations.ts";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteTerms } from "./quote-terms.tsx";

const CONFLICT = 409;

type SummaryProps = {
  quoted: Quoted;
  onQuoted: (quoted: Quoted) => void;
  /** Whose lessons. */
  name: string;
};

/** Orders what was shown. Where that has changed meanwhile, what holds now is shown, and nothing is ordered. */
function useOrdering({ quoted: { wish, quote }, onQuoted }: SummaryProps) {
  const navigate = useNavigate();
  const order = useOrder();
  const again = useQuote();
  const [isChanged, setIsChanged] = useState(false);
  const showNew = (now: Quote) => {
    setIsChanged(true);
    order.reset();
    onQuoted({ wish, quote: now });
  };
  const body: Order = { ...wish, quote_hash: quote.hash };
  const send = () =>
    order.mutate(body, {
      onSuccess: ({ charge_id: id }) =>
        void (id === null
          ? navigate({ to: paths.subscription })
          : navigate({ to: paths.payment, params: { id } })),
      onError: (error) => {
        const isStale = error instanceof ApiError && error.status === CONFLICT;
        if (isStale) again.mutate(wish, { onSuccess: showNew });
      },
    });
  const isBusy = order.isPending || again.isPending || order.isSuccess;
  return { send, isBusy, isChanged, error: again.error ?? (again.isPending ? null : order.error) };
}

/** All that the law wants known before the button, and the button that says what it does. */
export function OrderSummary(props: SummaryProps) {
  const { t } = useTranslation("subscription");
  const { send, isBusy, isChanged, error } = useOrdering(props);
  const failureMessages = useFailureMessages();
  const { quote } = props.quoted;
  return (
    <div className="space-y-6">
      <div role="status" className="empty:hidden">
        {isChanged && <Note>{t("order.changed")}</Note>}
      </div>
      <QuoteFacts quote={quote} name={props.name} />
      <QuoteTerms quote={quote} asksEarly={props.quoted.wish.asks_early} />
      <form
        className="space-y-4 border-t border-line pt-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) send();
        }}
      >
        <p className="measure text-sm text-ink-muted">
          {t("order.accept")}{" "}
          <a
            href={paths.conditions}
            target="_blank"
            rel="noopener"
            className="text-primary underline underline-offset-4"
          >
            {t("order.conditions")}
          </a>
        </p>
        <FormAlert messages={error ? failureMessages(error) : []} />
        <SubmitButton
          size="lg"
          className="h-auto! w-full sm:w-auto"
          label={t("order.button")}
          isBusy={isBusy}
        />
      </form>
    </div>
  );
}
