import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { proofOpened } from "../events.ts";
import { requireScholarship } from "./queries.ts";

/** Where the document of a scholarship lies; that it was read stands in the audit before any of it is handed out. */
export const openProof = command({
  by: requireRight("money"),
  run: async (ctx, { id }: { id: string }) => {
    const { discount, student } = await requireScholarship(ctx.tx, id);
    const { proofKey, proofMimeType, proofSizeBytes, proofSha256, studentId } = discount;
    if (!proofKey || !proofMimeType || !proofSizeBytes) throw new AppError("not_found");
    await emit(ctx, ctx.tx, proofOpened(studentId));
    return {
      name: student ?? "",
      key: proofKey,
      mimeType: proofMimeType,
      sizeBytes: proofSizeBytes,
      etag: `"${proofSha256}"`,
    };
  },
});
