import type { ResourceAssignments, ResourceChange } from "@riwaq/contracts/learning/resources";
import * as resources from "@riwaq/contracts/learning/resources.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import type { UploadPlan } from "./model/upload-list.ts";
import { resourceQuery } from "./queries.ts";

const TOLD_OF_RESOURCES = [resources.list, resources.one, resources.versions];

/** After any change: the lists, the resource and its versions. Not waited for: what tells of it may stand on a row that goes. */
export function useResourceChanges() {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, TOLD_OF_RESOURCES);
}

type Change = { id: string; change: ResourceChange };

export function useChangeResource() {
  return useMutation({
    mutationFn: ({ id, change }: Change) => api(resources.change, { params: { id }, body: change }),
    onSuccess: useResourceChanges(),
  });
}

type Assignment = { id: string; assignments: ResourceAssignments };

/** Exactly these pupils have it afterwards. */
export function useAssignResource() {
  return useMutation({
    mutationFn: ({ id, assignments }: Assignment) =>
      api(resources.assign, { params: { id }, body: assignments }),
    onSuccess: useResourceChanges(),
  });
}

export const deleteResource = (id: string) => api(resources.remove, { params: { id } });

/** Takes a deletion back: those who had it have it again. */
export const restoreResource = (id: string) => api(resources.restore, { params: { id } });

type Arrived = { uploadId: string; key: string };

/** Makes of a file that has arrived what was planned. Sent again with the same key, it makes nothing twice. */
export async function saveUpload(plan: UploadPlan, { uploadId, key }: Arrived) {
  if (plan.kind === "version") {
    const params = { id: plan.resourceId };
    return api(resources.addVersion, { params, body: { upload_id: uploadId }, key });
  }
  const body = { upload_id: uploadId, title: plan.title, student_ids: plan.studentIds };
  return api(resources.create, { body, key });
}

/** Who has opened it no longer sees it as new, neither in the list nor on their home. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(resources.markRead, { params: { id } }),
    onSuccess: (_done, id) => {
      const { queryKey } = resourceQuery(id);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, is_new: false });
      void invalidate(queryClient, [...TOLD_OF_RESOURCES, homes.student, homes.parent]);
    },
  });
}
