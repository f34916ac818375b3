import type { PreviousUpload } from "tus-js-client";
import { expect, it } from "vitest";

import { fingerprintOf, forgetUpload, hasKeptUploads, keptUploads } from "./kept-uploads.ts";

const file = new File(["x"], "bulletin de Yanis.pdf", { lastModified: 1 });
const upload = {
  uploadUrl: "/api/uploads/u1",
  metadata: { filename: "bulletin de Yanis.pdf" },
} as unknown as PreviousUpload;

it("the same file of the same person is known again, another's is not", () => {
  const again = new File(["x"], "bulletin de Yanis.pdf", { lastModified: 1 });
  const later = new File(["x"], "bulletin de Yanis.pdf", { lastModified: 2 });
  expect(fingerprintOf(again, "amal")).toBe(fingerprintOf(file, "amal"));
  expect(fingerprintOf(file, "salma")).not.toBe(fingerprintOf(file, "amal"));
  expect(fingerprintOf(later, "amal")).not.toBe(fingerprintOf(file, "amal"));
});

it("keeps where an upload is and nothing of what is in it", async () => {
  const fingerprint = fingerprintOf(file, "amal");
  await keptUploads.addUpload(fingerprint, upload);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Yanis|bulletin/);
  const [found] = await keptUploads.findUploadsByFingerprint(fingerprint);
  expect(found?.uploadUrl).toBe("/api/uploads/u1");
  expect(hasKeptUploads()).toBe(true);
  forgetUpload(fingerprint);
  expect(localStorage).toHaveLength(0);
});

it("knows nothing of yesterday's, nor of what it cannot read", async () => {
  localStorage.setItem("uploads", JSON.stringify({ a: { url: "/api/uploads/u1", at: 0 } }));
  expect(await keptUploads.findUploadsByFingerprint("a")).toEqual([]);
  localStorage.setItem("uploads", "{");
  expect(hasKeptUploads()).toBe(false);
});
