import { LANGUAGES, type Language } from "@riwaq/contracts/languages";
import type {
  TextPreview,
  TextPreviews,
  TextsOfMessages,
} from "@riwaq/contracts/notifications/texts";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { drawMail } from "../mail/draw-mail.ts";
import type { Wordings } from "../mail/own-words.ts";
import { type Reading, type Text, fillText, findText, TEXTS } from "./find-text.ts";
import { type WordingRow, findMailWords, findRows, isFit, wordingsOf } from "./find-wordings.ts";

const byContent = requireRight("content");

/** What goes out by itself, for the staff who decide about content. */
export async function listTexts({ actor, clock, db, language }: Context): Promise<TextsOfMessages> {
  byContent(actor);
  const { timeZone: zone } = await findInstitute(db);
  const rows = await findRows(db);
  const fit = rows.filter(isFit);
  const wordings = wordingsOf(fit);
  const reading = { language, now: clock.now(), zone };
  return TEXTS.map((text) => ({
    template: text.template,
    group: text.group,
    is_secret: text.isSecret,
    variables: Object.keys(text.words),
    subject: fillText(text, reading, wordings).mail.subject,
    is_fixed: text.isFixed,
    worded: languagesOf(rows, text),
    outdated: languagesOf(
      rows.filter((row) => !fit.includes(row)),
      text,
    ),
  }));
}

/** In the order in which languages are named everywhere. */
function languagesOf(rows: readonly WordingRow[], { template }: Text): Language[] {
  const ofText = rows.filter((row) => row.template === template);
  const found = new Set(ofText.map(({ language }) => language));
  return LANGUAGES.filter((language) => found.has(language));
}

/** One of them in every language, drawn by what draws what is sent. */
export async function showText(ctx: Context, template: string): Promise<TextPreviews> {
  byContent(ctx.actor);
  const text = findText(template);
  if (!text) throw new AppError("not_found");
  const { timeZone: zone } = await findInstitute(ctx.db);
  const wordings = await findMailWords(ctx.db);
  const now = ctx.clock.now();
  return Promise.all(
    LANGUAGES.map(async (language) => previewOf(text, { language, now, zone }, wordings)),
  );
}

export async function previewOf(
  text: Text,
  reading: Reading,
  wordings: Wordings,
): Promise<TextPreview> {
  const { language } = reading;
  const { bell, mail: content } = fillText(text, reading, wordings);
  const html = await drawMail(content, language);
  return { language, bell, subject: content.subject, html };
}
