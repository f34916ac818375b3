import { readFileSync } from "node:fs";
import { join } from "node:path";

import { BRAND } from "@riwaq/contracts/brand";
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  languageFrom,
} from "@riwaq/contracts/languages";
import type { Message } from "@riwaq/contracts/messages";
import { createInstance } from "i18next";

import { LOCALES_DIR } from "../../paths.ts";

const NAMESPACES = [
  "errors",
  "mails",
  "lessons",
  "cities",
  "notifications",
  "periodic-pdf",
  "document-pdf",
  "evidence-pdf",
  "documents",
  "failure",
  "audit",
  "figures",
  "exchange",
  "conditions",
  "declare",
] as const;

const catalogue = createInstance({
  lng: FALLBACK_LANGUAGE,
  fallbackLng: FALLBACK_LANGUAGE,
  ns: NAMESPACES,
  initAsync: false,
  // Texts go into JSON and into React elements of mails, which escape by themselves.
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        NAMESPACES.map((namespace) => [
          namespace,
          JSON.parse(readFileSync(join(LOCALES_DIR, language, `${namespace}.json`), "utf8")),
        ]),
      ),
    ]),
  ),
});
await catalogue.init();

/** A validation or error message in the reader's language: the same texts as on the site. */
export function messageText(message: Message, language: Language): string {
  return catalogue.t(`errors:${message.key}`, { lng: language, ...message.params });
}

/** Of several keys the first that has a text. A `count` chooses the plural form, for which it must be a number. */
export function mailText(
  keys: string | string[],
  language: Language,
  params: Record<string, string>,
): string {
  const found = [keys].flat().map((key) => `mails:${key}`);
  const count = params.count === undefined ? {} : { count: Number(params.count) };
  return catalogue.t(found, { lng: language, ...params, ...count });
}

/** Whether a kind of mail has words of its own. */
export function hasMailText(template: string): boolean {
  return catalogue.exists(`mails:${template}.subject`, { lng: FALLBACK_LANGUAGE, count: 1 });
}

/** What an institute that kept the product's name is called in the reader's language; others as they call themselves. */
export function brandText(language: Language, name: string = BRAND): string {
  return name === BRAND ? catalogue.t("mails:brand", { lng: language }) : name;
}

/** What the bell and a push say of an event; its instants and names are worded already. */
export function noticeText(
  event: string,
  language: Language,
  params: Record<string, string>,
): string {
  const count = params.count === undefined ? {} : { count: Number(params.count) };
  return catalogue.t(`notifications:events.${event}`, { lng: language, ...params, ...count });
}

const PLURAL_FORMS = ["zero", "one", "two", "few", "many", "other"] as const;
export type PluralForm = (typeof PLURAL_FORMS)[number];
export type WrittenText = { form: PluralForm | null; text: string };

/**
 * A text as it is written, in each plural form that it has; of several keys the first that has one. What it takes over
 * whole from another text stands in it.
 */
export function writtenTexts(keys: readonly string[], language: Language): WrittenText[] {
  for (const key of keys) {
    const found = [null, ...PLURAL_FORMS].flatMap((form): WrittenText[] => {
      const text = writtenText(form === null ? key : `${key}_${form}`, language);
      return text === undefined ? [] : [{ form, text }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

function writtenText(key: string, language: Language): string | undefined {
  const [namespace = "", ...path] = key.split(":");
  const text: unknown = catalogue.getResource(language, namespace, path.join(":"));
  if (typeof text !== "string") return undefined;
  return text.replaceAll(
    /\$t\(([\w:.-]+)\)/g,
    (whole, other: string) => writtenText(other, language) ?? whole,
  );
}

/** Which of the plural forms a count asks for, in a language. */
export function pluralForm(count: number, language: Language): PluralForm {
  return new Intl.PluralRules(language).select(count);
}

/** A word that stands in a list of the catalogue; undefined where the list has none of this name. */
export function listedText(key: string, language: Language): string | undefined {
  return catalogue.exists(key, { lng: language }) ? catalogue.t(key, { lng: language }) : undefined;
}

/** What an event is about, without anybody's name. */
export function noticeKind(event: string, language: Language): string {
  return catalogue.t(`notifications:folded.${event}`, { lng: language, count: 1 });
}

/** Where the texts of a printed document stand. */
export type PrintTexts = "periodic-pdf" | "document-pdf" | "evidence-pdf";

/** What a printed document says around what is its own. A `count` chooses the plural form. */
export function printText(
  key: `${PrintTexts}:${string}`,
  language: Language,
  params: Record<string, string> = {},
): string {
  const count = params.count === undefined ? {} : { count: Number(params.count) };
  return catalogue.t(key, { lng: language, ...params, ...count });
}

/** What the site shows and the server keeps word for word: the conditions, and what is declared of a contract. */
export function legalText(
  key: `${"conditions" | "declare"}:${string}`,
  language: Language,
  params: Record<string, string | number> = {},
): string {
  return catalogue.t(key, { lng: language, ...params });
}

/** What the journal says: a sentence of an event, or a word in one. Undefined where it has none for it. */
export function auditText(
  key: string,
  language: Language,
  params: Record<string, string> = {},
): string | undefined {
  const found = `audit:${key}`;
  return catalogue.exists(found, { lng: language })
    ? catalogue.t(found, { lng: language, ...params })
    : undefined;
}

/** What the page says that stands where one could not be given. */
export function failureText(key: string, language: Language): string {
  return catalogue.t(`failure:${key}`, { lng: language });
}

/** What a column of a table is called that somebody takes along; the key names its namespace. */
export function columnText(key: string, language: Language): string {
  return catalogue.t(key, { lng: language });
}

/** A zone by its city, as on the site; undefined where the texts have none. */
export function cityText(zone: string, language: Language): string | undefined {
  const key = `cities:${zone}`;
  return catalogue.exists(key, { lng: language }) ? catalogue.t(key, { lng: language }) : undefined;
}

/** The reader's language: the choice mirrored in the `lang` cookie, then Accept-Language, then English. */
export function languageOf(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const chosen = cookie === undefined ? undefined : languageFrom(cookie);
  if (chosen) return chosen;
  const accepted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.split(/\s*;\s*q\s*=\s*/i);
      return { language: languageFrom(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((choice) => choice.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return accepted.find((choice) => choice.language)?.language ?? FALLBACK_LANGUAGE;
}
