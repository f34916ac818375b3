import type { RecitationQuery } from "@riwaq/contracts/people/applications";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { inspectAudio } from "../../../platform/files/inspect-audio.ts";
import { keepFile } from "./keep-file.ts";

/** Takes the place of the one before, and waits to be heard. */
export async function saveRecitation(
  ctx: Context,
  { bytes, seconds }: RecitationQuery & { bytes: Buffer },
): Promise<void> {
  requireTeacher(ctx.actor);
  const mimeType = await inspectAudio(bytes).catch((error: unknown) => {
    throw error instanceof FileFault ? badField("recitation", "recitation_type") : error;
  });
  const durationMs = Math.round(seconds * 1000);
  await keepFile(ctx, bytes, { kind: "recitation", mimeType, durationMs });
}
