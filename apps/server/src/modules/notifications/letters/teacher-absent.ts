import { on } from "../../../platform/events/subscriber.ts";
import { isolated, lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findStaff } from "../../institute/contact/queries.ts";
import { lessonPath } from "../../scheduling/calendar/ical/lesson-path.ts";
import { teacherMissed } from "../../scheduling/events.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findReader } from "../notices/queries.ts";

/** All staff are told that a teacher did not come to a lesson, in the institute's and the teacher's clock. */
export const teacherAbsent = [
  on(teacherMissed, async (ctx, tx, { subject: { id }, aside: lesson }) => {
    const teacher = await findReader(tx, lesson.teacherId);
    if (!teacher) return;
    const { timeZone: own } = await findInstitute(tx);
    for (const { name, email: to, language } of await findStaff(tx)) {
      await queueMail(ctx, tx, {
        to,
        template: "teacher-absent",
        language,
        params: {
          name,
          link: ctx.config.publicUrl + lessonPath([{ ...lesson, id }]),
          sender: isolated(teacher.name),
          details: lessonHours(lesson, { own, other: teacher.timeZone, language }),
        },
      });
    }
  }),
];
