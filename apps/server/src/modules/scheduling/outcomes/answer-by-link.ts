import type {
  LinkedAnswer,
  LinkedQuestion,
  OutcomeAnswer,
} from "@riwaq/contracts/scheduling/outcomes";
import { judgePresence } from "@riwaq/domain/scheduling/outcomes/settle-lesson";

import { badField, refusal } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { isAccountOpen } from "../offers/queries.ts";
import { lockTaughtLesson } from "../sessions/load-lesson.ts";
import { sayAs } from "./answer-outcome.ts";
import { findAskedOn, findOutcome, findTaughtBy, type QuestionRow } from "./queries.ts";
import { showQuestions } from "./show-outcome.ts";
import { type QuestionLink, readLink } from "./sign-link.ts";

/** What the link of a mail shows, to whoever holds it; nothing of the lesson once somebody has answered. */
export async function openQuestion(ctx: Context, token: string): Promise<LinkedQuestion> {
  const link = requireLink(token, ctx.secret);
  const zone = await findTaughtBy(ctx.db, link);
  if (zone === undefined || !(await isAccountOpen(ctx.db, link.teacherId))) throw badLink();
  const [asked] = await findAskedOn(ctx.db, link.sessionId);
  return { question: asked ? (showQuestions([asked], zone)[0] ?? null) : null };
}

type Asked = QuestionLink & { kind: LinkedAnswer["kind"] };

/**
 * The teacher's answer by the link of a mail, which stands for the person whom it was sent to, whoever is signed in. It
 * answers what is asked and corrects nothing: once somebody has spoken, or the suggestion stands, it is worth nothing.
 */
const answerLinked = command({
  by: byAnyone,
  lock: (tx, _, link: Asked) => lockTaughtLesson(tx, link),
  trace: "if_changed",
  run: async (ctx, { kind, teacherId, sessionId }): Promise<void> => {
    const { tx, locked: lesson } = ctx;
    if (!lesson || !(await isAccountOpen(tx, teacherId))) throw badLink();
    const said = await findOutcome(tx, sessionId);
    // Pressed a second time.
    if (said?.saidById === teacherId && said.kind === kind) return;
    const [asked] = said ? [] : await findAskedOn(tx, sessionId);
    if (!asked) throw refusal("conflict", "question_over");
    await sayAs(ctx, { lesson, side: "teacher", id: teacherId, answer: answerOf(asked, kind) });
  },
});

export async function answerByLink(
  ctx: Context,
  { token, kind }: LinkedAnswer,
): Promise<LinkedQuestion> {
  await answerLinked(ctx, { ...requireLink(token, ctx.secret), kind });
  return { question: null };
}

/** With the minutes that presence suggests; other minutes are said where one is signed in. */
function answerOf({ marks, ...hours }: QuestionRow, kind: LinkedAnswer["kind"]): OutcomeAnswer {
  const { outcome } = judgePresence({ ...hours, marks });
  const isSuggested = outcome.kind === kind;
  return {
    kind,
    lost_min: isSuggested ? outcome.lostMin : 0,
    lost_by: isSuggested ? outcome.lostBy : null,
    reason: "",
  };
}

function requireLink(token: string, secret: string): QuestionLink {
  const link = readLink(token, secret);
  if (!link) throw badLink();
  return link;
}

const badLink = () => badField("token", "link_invalid");
