import type { Gift } from "@riwaq/contracts/billing/vouchers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useWithdrawGift } from "../mutations.ts";
import { codeQuery } from "../queries.ts";
import { GiftCard } from "./gift-card.tsx";

export const TONES: Record<Gift["state"], BadgeTone> = {
  unpaid: "yellow",
  open: "green",
  redeemed: "blue",
  expired: "red",
  returned: "neutral",
};

type RowProps = { gift: Gift; zone: string };

/** Days are the reader's. */
function useGiftWords({ gift, zone }: RowProps) {
  const { language } = useLanguage();
  return {
    price: formatPrice(gift.value, gift.currency, language),
    day: (at: string) => formatDate(at, language, zone),
  };
}

function Card(props: RowProps) {
  const { t } = useTranslation("vouchers");
  const { gift } = props;
  const { price, day } = useGiftWords(props);
  const query = useQuery(codeQuery(gift.id));
  const { expires_at: end, recipient, words } = gift;
  return (
    <QueryView query={query}>
      {({ code }) => (
        <GiftCard
          code={code}
          price={price}
          recipient={recipient}
          words={words}
          {...(end !== null && { until: t("until", { day: day(end) }) })}
        />
      )}
    </QueryView>
  );
}

function Withdraw({ gift, way }: { gift: Gift; way: "withdraw" | "drop" }) {
  const { t } = useTranslation("vouchers");
  const withdraw = useWithdrawGift();
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">{t(`back.${way}.do`)}</Button>}
      title={t(`back.${way}.title`)}
      description={t(`back.${way}.text`)}
      confirmLabel={t(`back.${way}.do`)}
      isDestructive
      mutation={withdraw}
      sent={gift.id}
      onDone={() => toast({ title: t(`back.${way}.done`) })}
      failureTitle={t("failed")}
    />
  );
}

/** One that was bought: its code while it is open, and the ways to pay it or to give it back. */
export function GiftRow(props: RowProps) {
  const { t } = useTranslation("vouchers");
  const { gift } = props;
  const { price, day } = useGiftWords(props);
  const { state, recipient, charge_id: charge, withdrawable_until: until, expires_at: end } = gift;
  const facts = [
    t("ordered", { day: day(gift.ordered_at) }),
    state === "open" && end !== null && t("until", { day: day(end) }),
    until !== null && t("returnable", { day: day(until) }),
  ];
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          <span className="tabular-nums">{price}</span>
          {recipient !== "" && (
            <>
              {" · "}
              <bdi className="wrap-anywhere">{recipient}</bdi>
            </>
          )}
        </p>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(" · ")}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state === "open" && (
          <FormDialog
            trigger={<Button>{t("card.show")}</Button>}
            title={t("card.title")}
            description={t("card.text")}
          >
            {() => <Card {...props} />}
          </FormDialog>
        )}
        {state === "unpaid" && charge !== null && (
          <Button asChild>
            <Link to={paths.payment} params={{ id: charge }}>
              {t("pay")}
            </Link>
          </Button>
        )}
        {state === "unpaid" && <Withdraw gift={gift} way="drop" />}
        {until !== null && <Withdraw gift={gift} way="withdraw" />}
      </div>
    </li>
  );
}
