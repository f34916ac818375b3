import type { Offer } from "@riwaq/contracts/scheduling/offers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useWithdrawOffer } from "../mutations.ts";
import { offersQuery } from "../queries.ts";
import { OfferHours } from "./offer-hours.tsx";

const REFRESH_MS = 60_000;

function OwnOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation("offers");
  const moment = useMoment(offer.teacher_zone);
  const withdraw = useWithdrawOffer();
  return (
    <li className="space-y-3 rounded-md border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="text-lg font-semibold">
            <bdi>{offer.student_name}</bdi>
          </h3>
          <p className="text-ink-muted">{t("own.waits", { at: moment(offer.held_until) })}</p>
        </div>
        <ConfirmDialog
          trigger={<Button variant="outline">{t("own.withdraw")}</Button>}
          title={t("own.ask")}
          description={t("own.text")}
          confirmLabel={t("own.withdraw")}
          isDestructive
          mutation={withdraw}
          sent={offer.id}
          onDone={() => toast({ title: t("own.done") })}
          failureTitle={t("own.failed")}
        />
      </div>
      <OfferHours offer={offer} readerZone={offer.teacher_zone} otherZone={offer.family_zone} />
    </li>
  );
}

/** A teacher's series that wait for their families; nothing where none does. */
export function OwnOffers() {
  const { t } = useTranslation("offers");
  const query = useQuery({ ...offersQuery, refetchInterval: REFRESH_MS });
  if (query.isError && !query.data) return <ErrorState onRetry={() => void query.refetch()} />;
  const own = query.data?.offers.filter(({ side }) => side === "teacher") ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-label={t("own.title")} className="mb-8 space-y-3">
      <h2>{t("own.title")}</h2>
      <ul className="space-y-3">
        {own.map((offer) => (
          <OwnOffer key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}
