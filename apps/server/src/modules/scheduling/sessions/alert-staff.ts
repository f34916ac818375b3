import { and, eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { isolated, lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { users } from "../../identity/tables/users.ts";
import { queueMail } from "../../notifications/mail/queue-mail.ts";
import { lessonPath } from "../calendar/ical/lesson-path.ts";

type Missed = { id: string; teacherId: string; startsAt: Date; endsAt: Date };

/** Tells all staff that a teacher did not come to a lesson, in the institute's and the teacher's clock. */
export async function alertStaff(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  lesson: Missed,
): Promise<void> {
  const [teacher] = await tx
    .select({ name: users.name, zone: users.timeZone })
    .from(users)
    .where(eq(users.id, lesson.teacherId));
  if (!teacher) return;
  const { timeZone: own } = await findInstitute(tx);
  const staff = await tx
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, "A"), eq(users.emailVerified, true)));
  for (const { name, email, language } of staff) {
    if (!email) continue;
    await queueMail(ctx, tx, {
      to: email,
      template: "teacher-absent",
      language,
      params: {
        name,
        link: ctx.config.publicUrl + lessonPath([lesson]),
        sender: isolated(teacher.name),
        details: lessonHours(lesson, { own, other: teacher.zone, language }),
      },
    });
  }
}
