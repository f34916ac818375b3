import { isolated } from "../../calendar/lesson-hours.ts";
import type { Context, Person } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { findParentsOf, findReader } from "./queries.ts";

type Link = { parent: Pick<Person, "id" | "name">; studentId: string };

/**
 * Tells a student and the other parent that somebody may now act for the student. Whoever chose no mails about lessons
 * is written to as well: it is about who has access.
 */
export async function tellParentLinked(
  ctx: Pick<Context, "clock" | "config">,
  tx: Database,
  { parent, studentId }: Link,
): Promise<void> {
  const student = await findReader(tx, studentId);
  if (!student) return;
  const parents = (await findParentsOf(tx, [studentId])).map((row) => row.parent);
  for (const to of [student, ...parents]) {
    if (!to.email || to.id === parent.id) continue;
    const isStudent = to.id === studentId;
    await queueMail(ctx, tx, {
      to: to.email,
      template: isStudent ? "parent-linked" : "other-parent-linked",
      language: to.language,
      params: {
        name: to.name,
        link: `${ctx.config.publicUrl}/${isStudent ? "profile" : "children"}`,
        sender: isolated(parent.name),
        pupil: isolated(student.name),
      },
    });
  }
}
