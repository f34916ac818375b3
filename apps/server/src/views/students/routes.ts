/** A teacher's own students. */
import * as students from "@riwaq/contracts/people/students.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { listStudents, listStudentsPage } from "./list-students.ts";

export const studentsRoutes = routesOf("students", (on) => {
  on(students.list, async ({ ctx }) => listStudents(ctx));

  on(students.page, async ({ ctx, query }) => listStudentsPage(ctx, query));
});
