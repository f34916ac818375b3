import type { Offer } from "@riwaq/contracts/scheduling/offers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useConfirmOffer, useDeclineOffer } from "../mutations.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { OfferHours } from "./offer-hours.tsx";

type OfferWordsProps = { offer: Offer; readerZone: string };

/** Who offers whom which hours, and until when they are kept. */
export function OfferWords({ offer, readerZone }: OfferWordsProps) {
  const { t } = useTranslation("offers");
  const moment = useMoment(readerZone);
  const names = { teacher: isolated(offer.teacher_name), student: isolated(offer.student_name) };
  return (
    <>
      <h3 className="text-lg font-semibold">{t("card.title", names)}</h3>
      <OfferHours offer={offer} readerZone={readerZone} otherZone={offer.teacher_zone} />
      <p>{t("card.held", { at: moment(offer.held_until) })}</p>
    </>
  );
}

/** The frame of what waits for the family: an edge of saffron, beneath each other on phones. */
export function WaitingCard({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <li className="space-y-3 rounded-md border border-line border-s-4 border-s-accent bg-surface px-5 py-4">
      {children}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
    </li>
  );
}

/** A series that waits for this family: both clocks, one press to take it. */
export function OfferCard({ offer, readerZone }: OfferWordsProps) {
  const { t } = useTranslation("offers");
  const failureMessages = useFailureMessages();
  const confirm = useConfirmOffer();
  const declining = useDeclineOffer();
  const take = () =>
    confirm.mutate(offer.id, {
      onSuccess: ({ lessons }) => toast({ title: t("confirmed", { count: lessons }) }),
    });
  const actions = offer.can_answer ? (
    <>
      <Button aria-busy={confirm.isPending} onClick={take}>
        {t("card.confirm")}
      </Button>
      <DeclineDialog
        trigger={<Button variant="outline">{t("card.decline")}</Button>}
        what="series"
        mutation={declining}
        toSend={({ word }) => ({ id: offer.id, word })}
      />
    </>
  ) : (
    <p className="text-ink-muted">{t("card.notYours")}</p>
  );
  return (
    <WaitingCard actions={actions}>
      <OfferWords offer={offer} readerZone={readerZone} />
      <FormAlert messages={confirm.error ? failureMessages(confirm.error) : []} />
    </WaitingCard>
  );
}
