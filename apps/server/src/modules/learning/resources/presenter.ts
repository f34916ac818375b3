import type { Resource, ResourceType, ResourceVersions } from "@riwaq/contracts/learning/resources";

import type { SignedIn } from "../../../platform/context.ts";
import { typeOf } from "../../../platform/files/inspect-file.ts";
import { isReadAsFamily } from "./policy.ts";
import type { ResourceRow, VersionRow } from "./queries.ts";

const VIEWABLE = new Set<ResourceType>(["PDF", "Video", "Picture", "Audio"]);

/** What a browser shows in place; everything else is saved. */
export const isViewable = (mimeType: string) => VIEWABLE.has(typeOf(mimeType));

export function presentResource(row: ResourceRow, reader: SignedIn): Resource {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    last_updated: row.updatedAt.toISOString(),
    assigned_students: row.assignedStudents,
    file: presentFile(row),
    teacher_name: row.teacherName,
    is_new: isReadAsFamily(reader, row) && !row.isRead,
  };
}

function presentFile({ fileName, sizeBytes, version, mimeType }: ResourceRow): Resource["file"] {
  if (fileName === null || sizeBytes === null || version === null || mimeType === null) return null;
  return { name: fileName, size_bytes: sizeBytes, version, is_viewable: isViewable(mimeType) };
}

export function presentVersions(rows: readonly VersionRow[]): ResourceVersions {
  return rows.map((row) => ({
    version: row.version,
    name: row.fileName,
    type: typeOf(row.mimeType),
    size_bytes: row.sizeBytes,
    uploaded_at: row.createdAt.toISOString(),
  }));
}
