import type { Resource } from "@riwaq/contracts/learning/resources";
import { useSyncExternalStore } from "react";

import { currentUser } from "../../../../lib/current-user.ts";
import { forgetAllUploads } from "./kept-uploads.ts";
import type { TransferRate } from "./transfer-rate.ts";

/** What is made of a file once it has arrived: a resource, or a newer file of one. */
export type UploadPlan =
  | { kind: "resource"; title: string; studentIds: string[] }
  | { kind: "version"; title: string; resourceId: string };

export type UploadState =
  | "sending"
  | "paused"
  /** For the connection, which has been lost. */
  | "waiting"
  | "saving"
  | "done"
  | "failed";

export type Upload = {
  id: string;
  plan: UploadPlan;
  fingerprint: string;
  sizeBytes: number;
  sentBytes: number;
  rate: TransferRate;
  state: UploadState;
  error?: unknown;
  /** Where the person can do something about it by trying once more. */
  canRetry: boolean;
  saved?: Resource;
  controls: { pause: () => void; resume: () => void; cancel: () => void };
};

let current: readonly Upload[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Upload[]) {
  current = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function addUpload(upload: Upload) {
  publish([...current, upload]);
}

/** One that was taken away stays away, whatever its transfer still has to say. */
export function changeUpload(id: string, change: Partial<Upload>) {
  publish(current.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

export function removeUpload(id: string) {
  publish(current.filter((upload) => upload.id !== id));
}

export function findUpload(id: string) {
  return current.find((upload) => upload.id === id);
}

export function isUnderWay({ state }: Upload) {
  return state !== "done" && state !== "failed";
}

/** Whether this very file is being sent already: the second goes its own way. */
export function isBeingSent(fingerprint: string) {
  return current.some((upload) => upload.fingerprint === fingerprint && isUnderWay(upload));
}

/** Nothing of one person's files is sent, shown or remembered once another sits there. */
function endAll() {
  for (const { controls } of current) controls.cancel();
  publish([]);
  forgetAllUploads();
}

currentUser.subscribe(() => {
  if (currentUser.peek() === null) endAll();
});

/** The uploads of this page, oldest first; they outlive dialogs and changes of page. */
export function useUploads() {
  return useSyncExternalStore(subscribe, () => current);
}
