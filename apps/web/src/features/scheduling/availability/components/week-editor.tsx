import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { isolated } from "../../../../lib/format.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { loadWeek } from "../model/load-week.ts";
import { timeSlotsQuery } from "../queries.ts";
import { WeekForm } from "./week-form.tsx";

type WeekEditorProps = { teacherId: string; onSaved: () => void };

/** 'Weekly Schedule' of the teacher who is signed in: on /settings, on /profile and as the last step of /register. */
export function WeekEditor({ teacherId, onSaved }: WeekEditorProps) {
  const { t } = useTranslation(["availability", "common"]);
  const city = useCity();
  const zone = useQuery(ownProfileQuery).data?.time_zone;
  const query = useQuery(timeSlotsQuery(teacherId));
  const { origin, week } = loadWeek(query.data);
  return (
    <section aria-labelledby="week-title">
      <h2 id="week-title">{t("title")}</h2>
      <div className="mt-2 mb-5 measure space-y-1 text-pretty text-ink-muted">
        <p>{t("intro")}</p>
        {zone && <p>{t("zone", { zone: isolated(city(zone)) })}</p>}
      </div>
      {query.isFetchedAfterMount ? (
        <>
          {origin !== "saved" && (
            <div role="note" className="mb-4 rounded-md bg-accent-soft p-4 text-on-accent-soft">
              <p>{origin === "failed" ? t("notLoaded") : t("suggested")}</p>
              {origin === "failed" && (
                <Button
                  variant="outline"
                  className="mt-3"
                  disabled={query.isFetching}
                  onClick={() => void query.refetch()}
                >
                  {t("common:error.retry")}
                </Button>
              )}
            </div>
          )}
          <WeekForm key={origin} teacherId={teacherId} week={week} onSaved={onSaved} />
        </>
      ) : (
        <SkeletonRows count={7} />
      )}
    </section>
  );
}
