import { resourceAssigned as assigned, resourceCreated } from "../../learning/events.ts";
import { findFamilies } from "../../learning/resources/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The families of those who get material now are told. */
export const resourceAssigned = defineKind({
  name: "resource-assigned",
  group: "resources",
  words: { title: "name", teacher: "name", student: "name" },
}).follows([assigned, resourceCreated], async (_, tx, { subject: { id }, aside }) => {
  const { title, teacher, studentIds } = aside;
  const families = await findFamilies(tx, studentIds);
  return families.flatMap(({ id: studentId, name: student, parentIds }) =>
    [studentId, ...parentIds].map((userId) => ({
      userId,
      key: `resource-assigned:${id}:${studentId}`,
      words: { title, teacher, student },
      path: `/resources/${id}`,
    })),
  );
});
