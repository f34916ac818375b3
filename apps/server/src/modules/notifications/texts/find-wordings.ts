import type { Language } from "@riwaq/contracts/languages";
import { faultsOfText } from "@riwaq/domain/notifications/wording";

import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import type { OwnWords, Wordings } from "../mail/own-words.ts";
import { wordings } from "../tables/wordings.ts";
import { type BuiltInText, builtInTexts } from "./built-in-texts.ts";
import { findText } from "./find-text.ts";

export type WordingRow = Pick<typeof wordings.$inferSelect, "template" | "language" | "texts">;

/** Every row there is: a few, in one query, however many messages go out. */
export async function findWordings(db: Database): Promise<Wordings> {
  return wordingsOf((await findRows(db)).filter(isFit));
}

/** With the institute's name, which stands above every mail. */
export async function findMailWords(db: Database): Promise<Wordings> {
  const { name } = await findInstitute(db);
  return { ...(await findWordings(db)), institute: name };
}

export function findRows(db: Database): Promise<WordingRow[]> {
  return db
    .select({ template: wordings.template, language: wordings.language, texts: wordings.texts })
    .from(wordings);
}

/**
 * Whether it can still be said: a later release may put in other variables, word a part in other forms or leave it out.
 * The built-in text goes out then, never a broken mail.
 */
export function isFit({ template, language, texts }: WordingRow): boolean {
  const text = findText(template);
  if (!text || text.isFixed) return false;
  const builtIn = new Map(builtInTexts(text, language).map((one) => [one.name, one]));
  return Object.entries(texts).every(([name, own]) => {
    const rule = builtIn.get(name);
    return rule !== undefined && faultsOfText(own, rule).length === 0;
  });
}

/** Of rows that are fit, or of a draft that somebody looks at. */
export function wordingsOf(rows: readonly WordingRow[]): Wordings {
  const mails = new Map<string, OwnWords>();
  const bells = new Map<string, OwnWords>();
  for (const { template, language, texts } of rows) {
    const text = findText(template);
    if (!text) continue;
    const own = { language, texts, choices: choicesOf(builtInTexts(text, language)) };
    mails.set(keyOf(template, language), own);
    if (text.bell !== null && saysBell(texts)) bells.set(keyOf(text.bell, language), own);
  }
  const ofBell: Wordings["ofBell"] = (bell, language) => bells.get(keyOf(bell, language));
  return {
    ofBell,
    ofMail: (template, language) => {
      const bell = ofBell(findText(template)?.bell ?? "", language);
      const own = mails.get(keyOf(template, language)) ?? bell;
      if (own === undefined) return undefined;
      const isOwn = mails.has(keyOf(template, language));
      return { ...own, ...(!isOwn && { texts: {} }), bell };
    },
  };
}

const keyOf = (name: string, language: Language) => `${name} ${language}`;
const saysBell = (texts: object) => Object.keys(texts).some((name) => /^bell(_|$)/.test(name));
export const choicesOf = (texts: readonly BuiltInText[]): Record<string, string> =>
  Object.assign({}, ...texts.map(({ choices }) => choices));
