import type { FileJudgement } from "@riwaq/contracts/people/applications";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { applicationFileJudged } from "../events.ts";
import { applicationFiles } from "../tables/application-files.ts";

type Asked = FileJudgement & { id: string };

/** Staff accept a recitation or certificate, the latter with its last day, or say why not. Said again it tells nobody anew. Answers whose it is. */
export const judgeFile = command({
  by: requireRight("people"),
  lock: async (tx, _, { id }: Asked) => {
    const [file] = await tx
      .select()
      .from(applicationFiles)
      .where(eq(applicationFiles.id, id))
      .for("no key update");
    if (!file) throw new AppError("not_found");
    return file;
  },
  trace: "if_changed",
  run: async (ctx, { id, state, valid_until: until, ...said }): Promise<string> => {
    const { tx, now, actor, locked: file } = ctx;
    const note = state === "refused" ? said.note : "";
    const isDated = file.kind === "certificate" && state === "checked" && until !== undefined;
    const validUntil = isDated ? until : file.validUntil;
    const isSame = file.state === state && file.note === note && file.validUntil === validUntil;
    if (isSame) return file.teacherId;
    await tx
      .update(applicationFiles)
      .set({ state, note, validUntil, judgedAt: now, judgedById: actor.id })
      .where(eq(applicationFiles.id, id));
    const { kind, title, teacherId } = file;
    await emit(ctx, tx, applicationFileJudged(teacherId, { kind, state }, { title, note }));
    return teacherId;
  },
});
