import type { Language } from "@riwaq/contracts/languages";
import { filledIn } from "@riwaq/domain/notifications/wording";

import { listedText, noticeText, pluralForm } from "../../../platform/i18n/translate.ts";

/** What the institute says in the place of the built-in texts of one mail or notice, in one language. */
export type OwnWords = {
  language: Language;
  /** By part and plural form; only what differs. */
  texts: Readonly<Record<string, string>>;
  /** For variables that choose one of several words: where these stand. */
  choices: Readonly<Record<string, string>>;
};

/** All that the institute words by itself, read once for many messages. */
export type Wordings = {
  /** As it calls itself; undefined where that was not asked. */
  institute?: string;
  ofMail(
    template: string,
    language: Language,
  ): (OwnWords & { bell: OwnWords | undefined }) | undefined;
  ofBell(bell: string, language: Language): OwnWords | undefined;
};

type Params = Readonly<Record<string, string>>;

/** A part with its variables put in; undefined where the built-in text says it. */
export function sayPart(
  own: OwnWords | undefined,
  part: string,
  params: Params,
): string | undefined {
  const text = own && writtenPart(own, part, params.count);
  if (own === undefined || text === undefined) return undefined;
  const chosen = Object.entries(own.choices).flatMap(([name, place]) => {
    const word = listedText(`${place}.${params[name] ?? ""}`, own.language);
    return word === undefined ? [] : [[name, word] as const];
  });
  return filledIn(text, { ...params, ...Object.fromEntries(chosen) });
}

/** As it is written, in the form that the count asks for. */
export function writtenPart(
  { texts, language }: OwnWords,
  part: string,
  count: string | undefined,
): string | undefined {
  const form = count === undefined ? undefined : pluralForm(Number(count), language);
  return texts[`${part}_${form}`] ?? texts[part];
}

type Notice = { bell: string; language: Language; params: Record<string, string> };

/** What a push, an SMS and a preview say of an event. */
export function sayBell({ bell, language, params }: Notice, wordings?: Wordings): string {
  const own = wordings?.ofBell(bell, language);
  return sayPart(own, "bell", params) ?? noticeText(bell, language, params);
}
