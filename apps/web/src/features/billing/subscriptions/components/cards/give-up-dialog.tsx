import type { Leaving } from "@riwaq/contracts/billing/subscriptions";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { DialogActions, DialogClose } from "../../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../../components/ui/error-list.tsx";
import { FactList } from "../../../../../components/ui/fact-list.tsx";
import { FormDialog } from "../../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../../components/ui/note.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDuration, isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { useFailureMessages } from "../../../../../lib/use-failure-messages.ts";
import { useGiveUp } from "../../mutations.ts";
import { leavingQuery, withdrawalQuery } from "../../queries.ts";
import { useDay } from "../use-rhythm-words.ts";
import type { CardProps } from "./card-props.ts";

/** leave: the contract ends with its notice; withdraw: it is as if it had not been made. */
type Way = "leave" | "withdraw";
type DialogProps = CardProps & { way: Way };
type EffectsProps = { leaving: Leaving; zone: string };

/** What follows, to the cent, before anything is pressed. */
function Effects({ leaving, zone }: EffectsProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const city = useCity();
  const day = useDay(zone);
  const { amount, kept, by_transfer: transferred, currency } = leaving;
  const price = (hundredths: number) => formatPrice(hundredths, currency, language);
  const facts = [
    { label: t("giveUp.endsAt", { city: isolated(city(zone)) }), value: day(leaving.ends_at) },
    { label: t("giveUp.unused"), value: formatDuration(leaving.minutes_left * 60, language) },
    { label: t("giveUp.lessons"), value: String(leaving.lessons_cancelled) },
    ...(leaving.to_voucher > 0
      ? [{ label: t("giveUp.toVoucher"), value: price(leaving.to_voucher) }]
      : []),
    { label: t("giveUp.kept"), value: price(kept) },
  ];
  return (
    <div className="space-y-4">
      <p>
        <span className="block text-ink-muted">{t("giveUp.back")}</span>
        <span className="block font-display text-3xl text-primary tabular-nums">
          {price(amount)}
        </span>
      </p>
      <FactList facts={facts} />
      {amount > 0 && (
        <p className="text-sm text-ink-muted">
          {transferred > 0 ? t("giveUp.transfer", { price: price(transferred) }) : t("giveUp.way")}
        </p>
      )}
      {leaving.needs_approval && <Note>{t("giveUp.approval")}</Note>}
    </div>
  );
}

function GiveUp({ way, subscription, all, close }: DialogProps & { close: () => void }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const { id } = subscription;
  const preview = useQuery(way === "leave" ? leavingQuery(id) : withdrawalQuery(id));
  const giveUp = useGiveUp(id, way);
  const failureMessages = useFailureMessages();
  const confirm = (amount: number) =>
    giveUp.mutate(
      { amount },
      {
        onSuccess: (done) => {
          const price = formatPrice(done.amount, done.currency, language);
          toast({ title: t(`giveUp.${way}.done`), description: t("giveUp.told", { price }) });
          close();
        },
      },
    );
  const failure = giveUp.error ?? preview.error;
  return (
    <div className="space-y-4">
      <QueryView query={preview}>
        {(leaving) => <Effects leaving={leaving} zone={all.time_zone} />}
      </QueryView>
      <FormAlert messages={failure ? failureMessages(failure) : []} />
      <DialogActions>
        <DialogClose asChild>
          <Button variant="outline" disabled={giveUp.isPending}>
            {t("giveUp.keep")}
          </Button>
        </DialogClose>
        <Button
          variant="destructive"
          disabled={!preview.data || preview.isFetching || giveUp.isPending}
          aria-busy={giveUp.isPending}
          onClick={() => preview.data && confirm(preview.data.amount)}
        >
          {t(`giveUp.${way}.confirm`)}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Ends a contract, or withdraws from it: what comes back stands there before the one press that does it. */
export function GiveUpDialog(props: DialogProps) {
  const { t } = useTranslation("subscription");
  const { way, subscription } = props;
  return (
    <FormDialog
      trigger={
        <Button
          variant={way === "leave" ? "ghost" : "outline"}
          size={way === "leave" ? "sm" : "default"}
          className="min-h-11"
        >
          {t(`giveUp.${way}.ask`)}
        </Button>
      }
      title={t(`giveUp.${way}.title`, { name: isolated(subscription.student.name) })}
      description={t(`giveUp.${way}.text`)}
      takesTriggerAway
    >
      {(close) => <GiveUp {...props} close={close} />}
    </FormDialog>
  );
}
