import { and, eq, inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { seeingAs } from "../tables/seeing-as.ts";
import { signIns } from "../tables/sign-ins.ts";
import { endSeeing } from "./end-seeing.ts";

/** Of this sign-in, by the member of staff whose it is; where its time was over, there is nothing to stop. */
export const stopSeeingAs = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { sessionToken }: { sessionToken: string | undefined }): Promise<SignedIn> => {
    const { tx, actor: staff } = ctx;
    const own = tx
      .select({ id: signIns.id })
      .from(signIns)
      .where(eq(signIns.token, sessionToken ?? ""));
    await endSeeing(ctx, and(eq(seeingAs.staffId, staff.id), inArray(seeingAs.signInId, own)));
    return staff;
  },
});
