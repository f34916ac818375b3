import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { questionOf } from "../model/resource-search.ts";
import type { ResourceSearch } from "../model/resource-search.ts";

const RESOURCES = ["resources"];

async function fetchResources(search: ResourceSearch) {
  const contract = await import("@riwaq/contracts/learning/resources");
  const question = questionOf(search);
  return request(`resources/${question && `?${question}`}`, contract.Resources);
}

/** What the reader may see, the last changed first. While another choice is on its way, the list before it stays. */
export function resourcesQuery(search: ResourceSearch) {
  return queryOptions({
    queryKey: [...RESOURCES, "list", search],
    queryFn: () => fetchResources(search),
    placeholderData: keepPreviousData,
  });
}

async function fetchResource(id: string) {
  const contract = await import("@riwaq/contracts/learning/resources");
  return request(`resources/${encodeURIComponent(id)}/`, contract.Resource);
}

export function resourceQuery(id: string) {
  return queryOptions({ queryKey: [...RESOURCES, "one", id], queryFn: () => fetchResource(id) });
}

async function fetchVersions(id: string) {
  const contract = await import("@riwaq/contracts/learning/resources");
  return request(`resources/${id}/versions/`, contract.ResourceVersions);
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: [...RESOURCES, "versions", id],
    queryFn: () => fetchVersions(id),
  });
}

/** After any change: the lists, the resource and its versions. Not waited for: what tells of it may stand on a row that goes. */
export function useResourceChanges() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: RESOURCES });
}
