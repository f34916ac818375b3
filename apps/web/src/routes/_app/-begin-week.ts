import { shownWeek } from "../../features/scheduling/sessions/model/shown-week.ts";
import { sessionsBetweenQuery } from "../../features/scheduling/sessions/queries.ts";
import type { Language } from "../../i18n/languages.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { deviceTimeZone } from "../../lib/format.ts";
import { ownProfileQuery } from "../../lib/own-profile.ts";
import { sharedQueryClient } from "../../lib/shared-query-client.ts";

/** The present week on the reader's wall; their zone is on its way already. */
export async function beginWeek(language: Language): Promise<void> {
  const profile = await sharedQueryClient()
    .fetchQuery(ownProfileQuery)
    .catch(() => undefined);
  const zone = profile?.time_zone ?? deviceTimeZone();
  const { from, to } = shownWeek({ now: Date.now(), zone, language, week: 0 });
  beginReading(sessionsBetweenQuery(from, to));
}
