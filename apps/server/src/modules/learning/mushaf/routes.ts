/** The mushaf, for every signed-in person. Its pages are files of the site. */
import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";

import { requireRight, requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { approveEdition } from "./approve-edition.ts";
import { findEdition } from "./find-edition.ts";
import { findInText } from "./find-in-text.ts";
import { leavePlace } from "./leave-place.ts";
import { showMushaf } from "./show-mushaf.ts";
import { withdrawApproval } from "./withdraw-approval.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const mushafRoutes = routesOf("mushaf", (on) => {
  on(mushaf.show, async ({ ctx }) => showMushaf(ctx));

  on(mushaf.search, async ({ ctx, query }) => {
    requireSignedIn(ctx.actor);
    return findInText(query.q);
  });

  on(mushaf.leave, async ({ ctx, body }) => leavePlace(ctx, body));

  on(mushaf.edition, FOR_STAFF, async ({ ctx }) => {
    requireRight("content")(ctx.actor);
    return findEdition(ctx.db);
  });

  on(mushaf.approve, FOR_STAFF, async ({ ctx, body }) => approveEdition(ctx, body));

  on(mushaf.withdraw, FOR_STAFF, async ({ ctx }) => withdrawApproval(ctx, undefined));
});
