import { afterPause } from "../../../../lib/after-pause.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { saveUpload, useResourceChanges } from "../mutations.ts";
import { fingerprintOf, forgetUpload } from "./kept-uploads.ts";
import { sendFile } from "./send-file.ts";
import type { TransferEvents } from "./send-file.ts";
import { nextRate, startRate } from "./transfer-rate.ts";
import { addUpload, changeUpload, findUpload, isBeingSent, removeUpload } from "./upload-list.ts";
import type { UploadPlan } from "./upload-list.ts";

const TOO_MANY = 429;

/** Whether the same file may be accepted later. */
function canRetry(error: unknown) {
  return error instanceof ApiError && (error.status >= 500 || error.status === TOO_MANY);
}

type Saving = { id: string; plan: UploadPlan; fingerprint: string; onSaved: () => void };

/** The second half: the file is there, and what it is for is stored. */
function saverOf({ id, plan, fingerprint, onSaved }: Saving) {
  const key = randomUuid();
  let failures = 0;
  let endPause = () => {};
  const fail = (error: unknown, again: () => void) => {
    if (error instanceof ApiError && error.status === 0) {
      failures += 1;
      changeUpload(id, { state: "waiting" });
      endPause = afterPause(failures, again);
      return;
    }
    if (!canRetry(error)) forgetUpload(fingerprint);
    changeUpload(id, { state: "failed", error, canRetry: canRetry(error) });
  };
  const save = async (uploadId: string) => {
    endPause();
    changeUpload(id, { state: "saving" });
    try {
      const saved = await saveUpload(plan, { uploadId, key });
      forgetUpload(fingerprint);
      changeUpload(id, { state: "done", saved });
      onSaved();
    } catch (error) {
      fail(error, () => void save(uploadId));
    }
  };
  return { save, stop: () => endPause() };
}

/** What the transfer tells, put into the list. */
function reportTo(id: string, fingerprint: string): Omit<TransferEvents, "onArrived"> {
  return {
    onSending: () => {
      const sentBytes = findUpload(id)?.sentBytes ?? 0;
      changeUpload(id, { state: "sending", rate: startRate(sentBytes, performance.now()) });
    },
    onProgress: (sentBytes) => {
      const rate = findUpload(id)?.rate;
      if (!rate) return;
      changeUpload(id, { sentBytes, rate: nextRate(rate, sentBytes, performance.now()) });
    },
    onWaiting: () => changeUpload(id, { state: "waiting" }),
    onRefused: (error) => {
      if (!canRetry(error)) forgetUpload(fingerprint);
      changeUpload(id, { state: "failed", error, canRetry: canRetry(error) });
    },
  };
}

/** The same file twice at once: the second goes its own way. */
function freeFingerprintOf(file: File) {
  const fingerprint = fingerprintOf(file, currentUser.peek()?.id ?? "");
  return isBeingSent(fingerprint) ? randomUuid() : fingerprint;
}

function startUpload(file: File, plan: UploadPlan, onSaved: () => void) {
  const id = randomUuid();
  const fingerprint = freeFingerprintOf(file);
  const saver = saverOf({ id, plan, fingerprint, onSaved });
  let arrivedId: string | undefined;
  const onArrived = (uploadId: string) => {
    arrivedId = uploadId;
    changeUpload(id, { sentBytes: file.size });
    void saver.save(uploadId);
  };
  const events = { ...reportTo(id, fingerprint), onArrived };
  const transfer = sendFile({ file, fingerprint }, events);
  const pause = () => {
    transfer.stop();
    changeUpload(id, { state: "paused" });
  };
  const resume = () => (arrivedId === undefined ? transfer.go() : void saver.save(arrivedId));
  const cancel = () => {
    transfer.cancel();
    saver.stop();
    forgetUpload(fingerprint);
    removeUpload(id);
  };
  addUpload({
    id,
    plan,
    fingerprint,
    sizeBytes: file.size,
    sentBytes: 0,
    rate: startRate(0, performance.now()),
    state: "sending",
    canRetry: false,
    controls: { pause, resume, cancel },
  });
  transfer.go();
}

/** Starts an upload that outlives its dialog and goes on in the tray. */
export function useStartUpload() {
  const changed = useResourceChanges();
  return (file: File, plan: UploadPlan) => startUpload(file, plan, changed);
}
