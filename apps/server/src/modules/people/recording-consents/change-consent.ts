import type { RecordingConsent } from "@riwaq/contracts/people/recording-consents";
import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { recordingConsentGiven, recordingConsentWithdrawn } from "../events.ts";
import { requirePupil } from "../reach/pupils.ts";
import { recordingConsents } from "../tables/recording-consents.ts";
import { findConsent, mayBeRecorded, mayChangeConsent } from "./queries.ts";

type Asked = { studentId: string; isGiven: boolean };

/** Given again, the first time stands; withdrawn, it stays written, and what was recorded goes (`learning`). */
export const changeConsent = command({
  by: requireSignedIn,
  lock: (tx, _, { studentId }: Asked) => lockRowsOf(tx, [studentId]),
  trace: "if_changed",
  run: async (ctx, { studentId, isGiven }): Promise<RecordingConsent> => {
    const { tx, actor: reader, now } = ctx;
    const student = await requirePupil(tx, reader, studentId, now);
    if (!(await mayChangeConsent(tx, student, { reader, now }))) throw new AppError("forbidden");
    const stands = (await mayBeRecorded(tx, [student])).has(student);
    if (isGiven && !stands) {
      const given = { studentId: student, givenById: reader.id, givenAt: now };
      await tx.insert(recordingConsents).values(given);
      await emit(ctx, tx, recordingConsentGiven(student));
    }
    if (!isGiven && stands) {
      await tx
        .update(recordingConsents)
        .set({ withdrawnAt: now })
        .where(
          and(eq(recordingConsents.studentId, student), isNull(recordingConsents.withdrawnAt)),
        );
      await emit(ctx, tx, recordingConsentWithdrawn(student));
    }
    return findConsent(tx, student, { reader, now });
  },
});
