import type { Resource } from "@riwaq/contracts/resources";

import type { ResourceRow } from "./queries.ts";

export function presentResource(row: ResourceRow): Resource {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    last_updated: row.updatedAt.toISOString(),
    assigned_students: row.assignedStudents,
    file: null,
    teacher_name: row.teacherName,
    is_new: false,
  };
}
