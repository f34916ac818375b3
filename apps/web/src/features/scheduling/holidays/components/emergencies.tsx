import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { pendingMakeUpsQuery } from "../queries.ts";
import { EmergencyCard } from "./emergency-card.tsx";

/** Cancellations for which a family claims an emergency: only a person can judge them. */
export function Emergencies() {
  const { t } = useTranslation("staff");
  const zone = useReaderZone();
  const query = useQuery({ ...pendingMakeUpsQuery, enabled: zone !== undefined });
  return (
    <section aria-labelledby="emergencies-title">
      <h2 id="emergencies-title">{t("emergencies.title")}</h2>
      <p className="mt-2 measure text-pretty text-ink-muted">{t("emergencies.intro")}</p>
      <div className="mt-1 mb-4">
        <TermsLink section="makeup" />
      </div>
      <QueryView
        query={query}
        empty={
          <p className="rounded-md border border-line bg-surface p-5 text-ink-muted">
            {t("emergencies.empty")}
          </p>
        }
      >
        {(makeUps) => (
          <ul className="space-y-4">
            {makeUps.map((makeUp) => (
              <EmergencyCard key={makeUp.id} makeUp={makeUp} zone={zone ?? "UTC"} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
