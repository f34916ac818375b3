import { noContent, request } from "../../../../lib/api-client.ts";

export async function deleteResource(id: string) {
  await request(`resources/${id}/`, noContent, { method: "DELETE" });
}

/** Takes a deletion back: those who had it have it again. */
export async function restoreResource(id: string) {
  await request(`resources/${id}/restore/`, noContent, { method: "POST" });
}
