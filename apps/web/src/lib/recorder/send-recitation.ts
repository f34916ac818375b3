import * as recitations from "@riwaq/contracts/learning/recitations.calls";

import { ApiError } from "../api-error.ts";
import { api } from "../api.ts";
import { PiecesMissing } from "./finish-recording.ts";
import { Refused } from "./piece-queue.ts";
import type { RecordingFacts } from "./piece-store.ts";

/** These are meant: asked again the answer is the same. All others may be the line, or a server that starts. */
const MEANT = new Set([400, 403, 404, 409, 413, 415]);

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const missing = error.body["pieces"];
  if (error.status === 409 && missing) return new PiecesMissing(missing.map(Number));
  return MEANT.has(error.status) ? new Refused(error.message) : error;
}

export async function sendPiece(id: string, number: number, bytes: ArrayBuffer): Promise<void> {
  const body = new Blob([bytes], { type: "application/octet-stream" });
  await api(recitations.piece, { params: { id, number: `${number}` }, body }).catch(
    (error: unknown) => {
      throw asRefusal(error);
    },
  );
}

export async function sayEnded(id: string, facts: RecordingFacts): Promise<void> {
  await api(recitations.end, { params: { id }, body: facts }).catch((error: unknown) => {
    throw asRefusal(error);
  });
}
