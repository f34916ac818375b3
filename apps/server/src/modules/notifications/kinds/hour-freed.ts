import { lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { hourFreed } from "../../scheduling/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** Families to whom a lesson is owed read of an hour with that teacher that has become free: once for each hour. */
export const hourFreedKind = defineKind({
  name: "hour-freed",
  group: "lessons",
  words: { teacher: "name", students: "name", at: "moment" },
  mail: { words: { details: "private" } },
}).follows([hourFreed], async (_, tx, { subject: { id: teacherId }, aside }) => {
  const { startsAt, offered } = aside;
  const at = startsAt.toISOString();
  const teacher = await findReader(tx, teacherId);
  const told = offered.map(async ({ makeUpId, studentId, lengthMin, userIds }) => {
    const pupil = await findReader(tx, studentId);
    const readers = await Promise.all(userIds.map((userId) => findReader(tx, userId)));
    return readers.flatMap((reader) => {
      if (!reader || !teacher || !pupil) return [];
      const { timeZone: own, language } = reader;
      const endsAt = new Date(startsAt.getTime() + lengthMin * 60_000);
      const hours = lessonHours({ startsAt, endsAt }, { own, other: teacher.timeZone, language });
      return {
        userId: reader.id,
        key: `hour-freed:${teacherId}:${at}`,
        words: { teacher: teacher.name, students: pupil.name, at },
        path: `/sessions?make_up=${makeUpId}&at=${encodeURIComponent(at)}`,
        mail: { words: { details: `– ${hours}` } },
      };
    });
  });
  return (await Promise.all(told)).flat();
});
