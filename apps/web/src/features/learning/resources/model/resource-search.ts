import type { ResourceType } from "@riwaq/contracts/learning/resources";

export const RESOURCE_KINDS = [
  "pdf",
  "video",
  "document",
  "presentation",
  "picture",
  "audio",
] as const satisfies readonly Lowercase<ResourceType>[];

export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export type ResourceFilter = ResourceKind | "all";

const KIND_OF: Record<ResourceType, ResourceKind> = {
  PDF: "pdf",
  Video: "video",
  Document: "document",
  Presentation: "presentation",
  Picture: "picture",
  Audio: "audio",
};

const TYPE_OF: Record<ResourceKind, ResourceType> = {
  pdf: "PDF",
  video: "Video",
  document: "Document",
  presentation: "Presentation",
  picture: "Picture",
  audio: "Audio",
};

export function kindOf(type: ResourceType) {
  return KIND_OF[type];
}

/** What the address holds; absent means all, and the first page. */
export type ResourceSearch = { search?: string; type?: ResourceKind; page?: number };

const SEARCH_MAX = 200;

/** The router has read numbers as numbers: a title may be one. */
export function parseResourceSearch(raw: Record<string, unknown>): ResourceSearch {
  const search = ["string", "number"].includes(typeof raw["search"]) ? String(raw["search"]) : "";
  const type = RESOURCE_KINDS.find((kind) => kind === raw["type"]);
  const { page } = raw;
  return {
    ...(search.trim() && { search: search.slice(0, SEARCH_MAX) }),
    ...(type && { type }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}

/** As the server is asked. */
export function questionOf({ search, type, page }: ResourceSearch) {
  return { search: search?.trim(), type: type && TYPE_OF[type], page };
}

export function isNarrowed({ search, type }: ResourceSearch) {
  return search !== undefined || type !== undefined;
}
