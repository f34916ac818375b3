import type { DetailedError, HttpResponse, Upload } from "tus-js-client";

import { afterPause } from "../../../../lib/after-pause.ts";
import { ApiError, errorBodyFrom } from "../../../../lib/api-error.ts";
import { csrfToken, refuseCsrfToken } from "../../../../lib/csrf-token.ts";
import { keptUploads } from "./kept-uploads.ts";

const ENDPOINT = "/api/uploads/";
/** What is lost at most when the line breaks. */
const PIECE_BYTES = 5 * 1024 * 1024;
/** An answer that says "not now" is asked again so often; a line that is silent, as long as it takes. */
const REFUSALS_MAX = 8;
const PASSING = new Set([409, 423, 500, 502, 503, 504]);
const CSRF_HEADER = "X-CSRFToken";

export type FileToSend = { file: File; fingerprint: string };

export type TransferEvents = {
  onSending: () => void;
  onProgress: (sentBytes: number) => void;
  /** The line is lost, or the server asks for patience: it goes on by itself. */
  onWaiting: () => void;
  onArrived: (uploadId: string) => void;
  onRefused: (error: ApiError) => void;
};

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTokenRefusal = (response: HttpResponse) => Boolean(response.getHeader("x-csrf-refused"));

function apiErrorOf(error: Error) {
  const { originalResponse: response } = error as Partial<DetailedError>;
  if (!response) return new ApiError(0);
  return new ApiError(response.getStatus(), errorBodyFrom(bodyOf(response.getBody())));
}

function isPassing(error: Error, status: number) {
  const { originalResponse: response } = error as Partial<DetailedError>;
  return PASSING.has(status) || (response ? isTokenRefusal(response) : false);
}

const uploadIdOf = ({ url }: Upload) =>
  new URL(url ?? "", location.href).pathname.split("/").findLast(Boolean) ?? "";

type Hooks = Pick<TransferEvents, "onProgress" | "onArrived"> & {
  onPiece: () => void;
  onError: (error: Error) => void;
};

async function makeUpload({ file, fingerprint }: FileToSend, hooks: Hooks) {
  const tus = await import("tus-js-client");
  const upload = new tus.Upload(file, {
    endpoint: new URL(ENDPOINT, location.href).href,
    chunkSize: PIECE_BYTES,
    // The pauses are ours: the person is to see them.
    retryDelays: null,
    metadata: { filename: file.name },
    urlStorage: keptUploads,
    fingerprint: async () => fingerprint,
    onBeforeRequest: async (request) => request.setHeader(CSRF_HEADER, await csrfToken()),
    onAfterResponse: (request, response) => {
      if (isTokenRefusal(response)) refuseCsrfToken(request.getHeader(CSRF_HEADER) ?? "");
    },
    onProgress: hooks.onProgress,
    onChunkComplete: hooks.onPiece,
    onError: hooks.onError,
    onSuccess: () => hooks.onArrived(uploadIdOf(upload)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return upload;
}

/** Sends one file in pieces. `stop` holds it, `go` goes on where the server says it stopped. */
export function sendFile(sent: FileToSend, on: TransferEvents) {
  let made: Promise<Upload> | undefined;
  /** Counts starts and stops, so that what an earlier one set off is left alone. */
  let turn = 0;
  let isRunning = false;
  let failures = 0;
  let endPause = () => {};

  const stop = () => {
    turn += 1;
    isRunning = false;
    endPause();
    removeEventListener("offline", wait);
    void made?.then((upload) => upload.abort()).catch(() => undefined);
  };
  const wait = () => {
    stop();
    failures += 1;
    on.onWaiting();
    endPause = afterPause(failures, go);
  };
  const fail = (error: Error) => {
    if (!isRunning) return;
    const refusal = apiErrorOf(error);
    const mayPass = isPassing(error, refusal.status) && failures < REFUSALS_MAX;
    if (refusal.status === 0 || mayPass) return wait();
    stop();
    on.onRefused(refusal);
  };
  const hooks: Hooks = {
    onProgress: on.onProgress,
    onPiece: () => {
      failures = 0;
    },
    onError: fail,
    onArrived: (uploadId) => {
      stop();
      on.onArrived(uploadId);
    },
  };
  const go = () => {
    const mine = (turn += 1);
    isRunning = true;
    addEventListener("offline", wait);
    on.onSending();
    made ??= makeUpload(sent, hooks);
    made.then(
      (upload) => turn === mine && upload.start(),
      (error: Error) => {
        made = undefined;
        fail(error);
      },
    );
  };
  const cancel = () => {
    stop();
    // What cannot be taken away now, the server takes away tomorrow.
    void made?.then((upload) => upload.abort(true)).catch(() => undefined);
  };
  return { go, stop, cancel };
}
