import type { Resource, ResourceType } from "@riwaq/contracts/resources";
import { matchesText } from "@riwaq/domain/people/search-text";

/** Specification, section 2: /resources. */
export const RESOURCE_KINDS = [
  "pdf",
  "video",
  "document",
  "presentation",
] as const satisfies readonly Lowercase<ResourceType>[];

export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export type ResourceFilter = ResourceKind | "all";

const KIND_OF: Record<ResourceType, ResourceKind> = {
  PDF: "pdf",
  Video: "video",
  Document: "document",
  Presentation: "presentation",
};

export function kindOf(resource: Resource) {
  return KIND_OF[resource.type];
}

export function findResources(
  resources: readonly Resource[],
  typed: string,
  filter: ResourceFilter,
) {
  return resources.filter(
    (resource) =>
      (filter === "all" || kindOf(resource) === filter) && matchesText([resource.title], typed),
  );
}
