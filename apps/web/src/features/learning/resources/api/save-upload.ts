import { request } from "../../../../lib/api-client.ts";
import type { UploadPlan } from "../model/upload-list.ts";

type Arrived = { uploadId: string; key: string };

/** Makes of a file that has arrived what was planned. Sent again with the same key, it makes nothing twice. */
export async function saveUpload(plan: UploadPlan, { uploadId, key }: Arrived) {
  const contract = await import("@riwaq/contracts/learning/resources");
  const headers = { "idempotency-key": key };
  if (plan.kind === "version") {
    const path = `resources/${plan.resourceId}/versions/`;
    return request(path, contract.Resource, {
      method: "POST",
      body: { upload_id: uploadId },
      headers,
    });
  }
  const body = { upload_id: uploadId, title: plan.title, student_ids: plan.studentIds };
  return request("resources/", contract.Resource, { method: "POST", body, headers });
}
