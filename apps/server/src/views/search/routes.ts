/** Finding anyone: a search over people and days, and the list of everybody. */
import * as search from "@riwaq/contracts/views/search.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { findAnyone } from "./find-anyone.ts";
import { listPeople } from "./list-people.ts";

export const searchRoutes = routesOf("search", (on) => {
  on(search.find, async ({ ctx, query }, reply) => {
    reply.header("cache-control", "private, no-store");
    return findAnyone(ctx, query);
  });

  on(search.people, async ({ ctx, query }, reply) => {
    reply.header("cache-control", "private, no-store");
    return listPeople(ctx, query);
  });
});
