import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { offersQuery } from "../queries.ts";
import { OfferCard } from "./offer-card.tsx";
import { PlacedCard } from "./placed-card.tsx";

const REFRESH_MS = 60_000;

/** What a teacher scheduled for the reader's family and waits for its word; nothing where none does. */
export function OffersWaiting() {
  const { t } = useTranslation("offers");
  // What is let go leaves the screen without anybody's event.
  const query = useQuery({ ...offersQuery, refetchInterval: REFRESH_MS });
  const readerZone = useReaderZone();
  if (query.isError && !query.data) return <ErrorState onRetry={() => void query.refetch()} />;
  const offers = query.data?.offers.filter(({ side }) => side === "family") ?? [];
  const lessons = query.data?.lessons ?? [];
  if (!readerZone || offers.length + lessons.length === 0) return null;
  return (
    <section aria-label={t("title")} className="mb-8 space-y-3">
      <h2>{t("title")}</h2>
      <ul className="space-y-3">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} readerZone={readerZone} />
        ))}
        {lessons.map((lesson) => (
          <PlacedCard key={lesson.session_id} lesson={lesson} readerZone={readerZone} />
        ))}
      </ul>
    </section>
  );
}
