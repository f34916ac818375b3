import type { CurrentUser } from "@riwaq/contracts/identity/users";

import { lessonsLeftQuery } from "../../features/billing/subscriptions/queries.ts";
import { makeUpsQuery } from "../../features/scheduling/bookings/queries.ts";
import { offersQuery } from "../../features/scheduling/offers/queries.ts";
import type { SessionSearch } from "../../features/scheduling/sessions/model/session-search.ts";
import {
  comingLessonsQuery,
  pastLessonsQuery,
  userSessionsQuery,
} from "../../features/scheduling/sessions/queries.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Namespace } from "../../i18n/namespaces.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { calendarFeedQuery } from "../../lib/calendar-feed.ts";
import { isOfFamily } from "../../lib/own-homes.ts";
import { sharedQueryClient } from "../../lib/shared-query-client.ts";
import { beginWeek } from "./-begin-week.ts";

type Asked = Pick<SessionSearch, "view" | "pupil" | "teacher" | "state">;

/** Texts of the page of lessons, and of what stands above them. */
export const LESSONS_NAMESPACES = [
  "sessions",
  "lessons",
  "cities",
  "booking",
  "offers",
  "students",
  "reports",
  "recitations",
  "homework",
  "subscription",
  "errors",
] as const satisfies readonly Namespace[];

/** What the page of lessons shows first, for whom it is. */
export function beginLessons(user: CurrentUser, language: Language, { view, ...search }: Asked) {
  beginReading(user.role !== "A" && calendarFeedQuery);
  if (view === "week") void beginWeek(language);
  if (isOfFamily(user)) {
    beginReading(comingLessonsQuery, makeUpsQuery, offersQuery, lessonsLeftQuery);
    const hasPast = view !== "week" && search.state !== "scheduled";
    if (hasPast) void sharedQueryClient().prefetchInfiniteQuery(pastLessonsQuery(search));
  } else if (view !== "week") {
    void sharedQueryClient().prefetchInfiniteQuery(userSessionsQuery);
  }
}
