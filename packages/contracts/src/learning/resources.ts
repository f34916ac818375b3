import { RESOURCE_TYPES } from "@riwaq/domain/words";
import { z } from "zod";

import { Id, isStorable, PageNumber } from "../fields.ts";
import { message } from "../messages.ts";

export const ResourceType = z.enum(RESOURCE_TYPES);
export type ResourceType = z.infer<typeof ResourceType>;

/** 100 MB, counted as the hint's reader counts: 100 × 1024 × 1024. */
export const RESOURCE_MAX_BYTES = 104_857_600;
export const RESOURCES_PER_PAGE = 20;

export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  type: ResourceType,
  /** ISO instant. */
  last_updated: z.string(),
  /** For its teacher and staff; a family sees its own members alone. */
  assigned_students: z.array(z.string()),
  /** The newest file; null where none was uploaded. */
  file: z
    .object({
      name: z.string(),
      size_bytes: z.int(),
      version: z.int(),
      /** Whether a browser shows it in place: PDF, video, picture and audio. */
      is_viewable: z.boolean(),
    })
    .nullable(),
  teacher_name: z.string(),
  /** Not yet opened by this reader. */
  is_new: z.boolean(),
});
export type Resource = z.infer<typeof Resource>;

/** GET /resources/?search&type&student&page. */
export const ResourcesQuery = z.object({
  search: z.string().trim().max(200, message("text_long")).default(""),
  type: z.enum(RESOURCE_TYPES, message("invalid")).optional(),
  student: Id.optional(),
  page: PageNumber,
});
export type ResourcesQuery = z.infer<typeof ResourcesQuery>;
export const Resources = z.object({
  resources: z.array(Resource),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type Resources = z.infer<typeof Resources>;

export const ResourceTitle = z
  .string(message("required"))
  .trim()
  .min(1, message("title_empty"))
  .max(200, message("text_long"))
  .refine(isStorable, message("invalid"));

/** POST /resources/: of an upload that is complete (POST and PATCH /uploads/, tus 1.0), with an idempotency key. */
export const NewResource = z.object({
  upload_id: z.string(message("required")).min(1, message("required")).max(100, message("invalid")),
  title: ResourceTitle,
  student_ids: z.array(Id).max(200, message("invalid")).default([]),
});
export type NewResource = z.infer<typeof NewResource>;

/** PATCH /resources/{id}/. */
export const ResourceChange = z.object({ title: ResourceTitle });
export type ResourceChange = z.infer<typeof ResourceChange>;

/** PUT /resources/{id}/assignments/: exactly these pupils of the teacher. */
export const ResourceAssignments = z.object({
  student_ids: z.array(Id).max(200, message("invalid")),
});
export type ResourceAssignments = z.infer<typeof ResourceAssignments>;

/** POST and GET /resources/{id}/versions/; a file is at GET /resources/{id}/file/?version=&download=1. */
export const NewResourceVersion = NewResource.pick({ upload_id: true });
export type NewResourceVersion = z.infer<typeof NewResourceVersion>;
/** GET /resources/{id}/file/: the newest version unless another is named; a family reads the newest alone. */
export const ResourceFileQuery = z.object({
  version: z.coerce.number().int().min(1).max(1_000_000).optional(),
  /** To be saved, whatever it is. */
  download: z.literal("1").optional(),
});
export type ResourceFileQuery = z.infer<typeof ResourceFileQuery>;
export const ResourceVersions = z.array(
  z.object({
    version: z.int(),
    name: z.string(),
    type: ResourceType,
    size_bytes: z.int(),
    uploaded_at: z.string(),
  }),
);
export type ResourceVersions = z.infer<typeof ResourceVersions>;
