import type { HttpRequest, UploadOptions } from "tus-js-client";
import { expect, test, vi } from "vitest";

import { stubApi } from "../../../../../test/stub-api.ts";
import { sendFile } from "./send-file.ts";

const made = vi.hoisted(() => ({ options: [] as UploadOptions[], starts: 0 }));
vi.mock("tus-js-client", () => ({
  Upload: class {
    constructor(_file: File, options: UploadOptions) {
      made.options.push(options);
    }
    start() {
      made.starts += 1;
    }
    async abort() {}
    async findPreviousUploads() {
      return [];
    }
  },
}));

const events = {
  onSending: vi.fn(),
  onProgress: vi.fn(),
  onWaiting: vi.fn(),
  onArrived: vi.fn(),
  onRefused: vi.fn(),
};

/** One piece on its way, as tus shows it to us. */
function buildPiece() {
  const sent: Record<string, string> = {};
  const setHeader = (name: string, value: string) => void (sent[name] = value);
  const piece = { setHeader, getHeader: (name: string) => sent[name] } as HttpRequest;
  return { piece, tokenOf: () => sent["X-CSRFToken"] };
}

const refusal = {
  getStatus: () => 403,
  getBody: () => "{}",
  getHeader: (name: string) => (name === "x-csrf-refused" ? "1" : undefined),
  getUnderlyingObject: () => undefined,
};

test("a piece waits for the anti-forgery token, and goes again with another where it is refused", async () => {
  document.cookie = "csrftoken=;max-age=0";
  const tokens = ["first", "second"];
  stubApi({
    "GET /api/users/me/": () => {
      document.cookie = `csrftoken=${tokens.shift()}`;
      return {};
    },
  });
  sendFile({ file: new File(["%PDF"], "a.pdf"), fingerprint: "a" }, events).go();
  await vi.waitFor(() => expect(made.starts).toBe(1));
  const [options] = made.options;
  const { piece, tokenOf } = buildPiece();
  await options!.onBeforeRequest!(piece);
  expect(tokenOf()).toBe("first");

  await options!.onAfterResponse!(piece, refusal);
  options!.onError!(Object.assign(new Error("403"), { originalResponse: refusal }));
  expect(events.onRefused).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(made.starts).toBe(2));
  await options!.onBeforeRequest!(piece);
  expect(tokenOf()).toBe("second");
});
