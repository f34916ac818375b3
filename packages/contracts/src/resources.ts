import { z } from "zod";

export const RESOURCE_TYPES = ["PDF", "Video", "Document", "Presentation"] as const;
export const ResourceType = z.enum(RESOURCE_TYPES);
export type ResourceType = z.infer<typeof ResourceType>;

export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  type: ResourceType,
  /** ISO instant. */
  last_updated: z.string(),
  assigned_students: z.array(z.string()),
});
export type Resource = z.infer<typeof Resource>;

export const Resources = z.array(Resource);
export type Resources = z.infer<typeof Resources>;
