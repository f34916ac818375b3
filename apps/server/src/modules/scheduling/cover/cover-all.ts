import type { CoversAnswer, NewCovers } from "@riwaq/contracts/scheduling/cover";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { coverOne } from "./cover-lesson.ts";

type Asked = NewCovers & { leaveId: string };
type Answered = CoversAnswer["lessons"][number];

/**
 * Several lessons of a leave, each in a transaction of its own: one that cannot be covered names why, and the others
 * stand.
 */
export async function coverAll(ctx: Context, { leaveId, lessons }: Asked): Promise<CoversAnswer> {
  requireRight("lessons")(ctx.actor);
  const answered: Answered[] = [];
  for (const { session_id, substitute_id } of lessons) {
    const cover = { session_id, substitute_id, leave_id: leaveId };
    answered.push({ session_id, ...(await tryOne(ctx, cover)) });
  }
  return { lessons: answered };
}

type One = Parameters<typeof coverOne>[1];

async function tryOne(ctx: Context, cover: One): Promise<Omit<Answered, "session_id">> {
  try {
    return { cover: await coverOne(ctx, cover), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { cover: null, problem: textOf(error, ctx) };
  }
}

/** What stood against one of several. */
export function textOf({ fields }: AppError, { language }: Context): string {
  const [first] = Object.values(fields).flat();
  return messageText(first ?? { key: "conflict" }, language);
}
