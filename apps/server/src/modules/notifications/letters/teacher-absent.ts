import { lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findStaff } from "../../institute/contact/queries.ts";
import { teacherMissed } from "../../scheduling/events.ts";
import { outcomePath } from "../../scheduling/outcomes/say-outcomes.ts";
import { findReader } from "../notices/queries.ts";
import { defineLetter } from "./define-letter.ts";

/** All staff are told that a teacher did not come to a lesson, in the institute's and the teacher's clock. */
export const teacherAbsent = defineLetter({
  name: "teacher-absent",
  words: { sender: "name", details: "private" },
}).follows([teacherMissed], async (ctx, tx, { subject: { id }, aside: lesson }) => {
  const teacher = await findReader(tx, lesson.teacherId);
  if (!teacher) return [];
  const { timeZone: own } = await findInstitute(tx);
  return (await findStaff(tx)).map(({ name, email: to, language }) => ({
    to,
    name,
    language,
    link: ctx.config.publicUrl + outcomePath(id),
    words: {
      sender: teacher.name,
      details: lessonHours(lesson, { own, other: teacher.timeZone, language }),
    },
  }));
});
