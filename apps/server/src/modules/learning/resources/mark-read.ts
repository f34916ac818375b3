import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { reads } from "../tables/reads.ts";
import { isReadAsFamily } from "./policy.ts";
import { findResource } from "./queries.ts";

/** No longer new for this member of the family, until there is another version. Nothing is new for teacher and staff. */
export const markRead = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor: reader, now: readAt }, { id }: { id: string }): Promise<void> => {
    if (!isReadAsFamily(reader, await findResource(tx, reader, id))) return;
    await tx
      .insert(reads)
      .values({ userId: reader.id, subject: "resource", subjectId: id, readAt })
      .onConflictDoUpdate({
        target: [reads.userId, reads.subject, reads.subjectId],
        set: { readAt },
      });
  },
});
