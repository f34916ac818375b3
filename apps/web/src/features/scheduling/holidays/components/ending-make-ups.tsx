import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { owedMakeUpsQuery } from "../queries.ts";
import { ExtendMakeUp } from "./extend-make-up.tsx";

type Ending = MakeUp & { expires_at: string };
const ends = (makeUp: MakeUp): makeUp is Ending => makeUp.expires_at !== null;
const bySoonest = (a: Ending, b: Ending) => a.expires_at.localeCompare(b.expires_at);

function EndingLine({ makeUp, zone }: { makeUp: Ending; zone: string }) {
  const { t } = useTranslation("staff");
  const at = useMoment(zone)(makeUp.expires_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{makeUp.student_name}</bdi>{" "}
          <span className="font-normal">
            {t("emergencies.with")} <bdi>{makeUp.teacher_name}</bdi>
          </span>
        </p>
        <p className="text-ink-muted">
          {makeUp.is_expired ? t("owed.ended", { at }) : t("owed.until", { at })}
        </p>
      </div>
      <ExtendMakeUp makeUp={makeUp} />
    </li>
  );
}

/** What families are owed and can book until a day: staff give more time. */
export function EndingMakeUps() {
  const { t } = useTranslation("staff");
  const zone = useReaderZone();
  const query = useQuery({ ...owedMakeUpsQuery, enabled: zone !== undefined });
  return (
    <section aria-labelledby="ending-title">
      <h2 id="ending-title">{t("owed.title")}</h2>
      <p className="mt-2 mb-4 measure text-pretty text-ink-muted">{t("owed.intro")}</p>
      <QueryView
        query={query}
        isEmpty={(makeUps) => !makeUps.some(ends)}
        empty={
          <p className="rounded-md border border-line bg-surface p-5 text-ink-muted">
            {t("owed.empty")}
          </p>
        }
      >
        {(makeUps) => (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
            {makeUps
              .filter(ends)
              .toSorted(bySoonest)
              .map((makeUp) => (
                <EndingLine key={makeUp.id} makeUp={makeUp} zone={zone ?? "UTC"} />
              ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
