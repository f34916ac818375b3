/** The three languages say the same things, whole and well written, and nothing that no code asks for. */
import assert from "node:assert/strict";
import { basename } from "node:path";

import { textProblems } from "./lib/locale-text.mjs";
import { files, read, report } from "./lib/tree.mjs";

const LANGUAGES = ["en", "fr", "ar"];
const FORMS = {
  en: ["one", "other"],
  fr: ["one", "many", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
};
const FORM = /_(zero|one|two|few|many|other)$/;
/** Keys that code builds in a way the scan cannot see: `namespace:key` or `namespace:prefix.` */
const BUILT_BY_CODE = [];

const folder = "apps/web/public/locales";
const load = (language, namespace) =>
  flat(JSON.parse(read(`${folder}/${language}/${namespace}.json`)));

function flat(value, prefix = "") {
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "object" && inner !== null
      ? flat(inner, `${prefix}${name}.`)
      : [[prefix + name, inner]],
  );
}

/** A key's base and, for plurals, its form. `x_other` is a plural only where `x_one` or more forms stand beside it. */
function shapes(entries) {
  const keys = new Set(entries.map(([key]) => key));
  const shapesByBase = new Map();
  for (const [key, text] of entries) {
    const form = FORM.exec(key)?.[1];
    const base = key.replace(FORM, "");
    const isPlural = form && keys.has(`${base}_other`) && keys.has(`${base}_one`);
    const name = isPlural ? base : key;
    const shape = shapesByBase.get(name) ?? { forms: [], variables: new Set() };
    if (isPlural) shape.forms.push(form);
    for (const [, variable] of String(text).matchAll(/\{\{-?\s*([\w.]+)/g)) {
      shape.variables.add(variable);
    }
    shapesByBase.set(name, shape);
  }
  return shapesByBase;
}

const same = (a, b) => a.size === b.size && [...a].every((one) => b.has(one));

export function compare(texts) {
  const problems = [];
  const byLanguage = Object.fromEntries(
    LANGUAGES.map((language) => [language, shapes(texts[language])]),
  );
  const names = new Set(LANGUAGES.flatMap((language) => [...byLanguage[language].keys()]));
  for (const name of names) {
    const english = byLanguage.en.get(name);
    for (const language of LANGUAGES) {
      const shape = byLanguage[language].get(name);
      if (!shape) problems.push(`${language}: ${name} is missing`);
      else if (english && !same(shape.variables, english.variables)) {
        problems.push(`${language}: ${name} has other variables than en`);
      }
      const isPlural = english ? english.forms.length > 0 : shape?.forms.length > 0;
      if (shape && isPlural && !same(new Set(shape.forms), new Set(FORMS[language]))) {
        problems.push(`${language}: ${name} needs the forms ${FORMS[language].join(", ")}`);
      }
    }
  }
  for (const language of LANGUAGES) {
    for (const [key, text] of texts[language]) {
      if (typeof text !== "string") problems.push(`${language}: ${key} is not a text`);
      else {
        problems.push(
          ...textProblems(language, text).map((what) => `${language}: ${key}: ${what}`),
        );
      }
    }
  }
  return problems;
}

/** Every quoted text of the sources, and a pattern for each template: `day.${n}` becomes /^day\..+$/. */
export function mentions(text) {
  const exact = new Set(
    [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n$]){1,120})\1/g)].map((match) => match[2]),
  );
  const templates = [...text.matchAll(/`([\w-]+[.:_][^`\s]*\$\{[^`]*)`/g)].map(([, template]) =>
    template.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`).replaceAll(/\$\{[^{}]*\}/g, ".+"),
  );
  const patterns = templates
    .filter((template) => !/[${}]/.test(template))
    .map((one) => new RegExp(`^${one}$`));
  const prefixes = [...text.matchAll(/keyPrefix:\s*["'`]([^"'`$]+)/g)].map((match) => match[1]);
  const lists = [...text.matchAll(/\bt\(\s*["'`]([^"'`]+)["'`]\s*,\s*\{[^}]*returnObjects/g)].map(
    (match) => match[1],
  );
  return { exact, patterns, prefixes, lists };
}

export function isUsed(namespace, key, found) {
  const base = key.replace(FORM, "");
  const ways = [key, base].flatMap((one) => [
    one,
    `${namespace}:${one}`,
    ...found.prefixes
      .filter((prefix) => one.startsWith(`${prefix}.`))
      .map((prefix) => one.slice(prefix.length + 1)),
  ]);
  return (
    ways.some(
      (way) => found.exact.has(way) || found.patterns.some((pattern) => pattern.test(way)),
    ) ||
    found.lists.some((list) => key.startsWith(`${list.replace(/^.*:/, "")}.`)) ||
    BUILT_BY_CODE.some((built) => `${namespace}:${key}`.startsWith(built))
  );
}

const sourcesOf = (pattern) =>
  files
    .filter((path) => pattern.test(path) && !/[.]test[.]tsx?$|[.]gen[.]ts$|[.]d[.]ts$/.test(path))
    .map(read)
    .join("\n");

function errorsProblems(keys) {
  const lists = files
    .filter((path) => /^packages\/contracts\/src\/(\w+\/)?messages[.]ts$/.test(path))
    .map((path) => /MESSAGE_KEYS = \[([^\]]*)\]/.exec(read(path))?.[1] ?? "");
  const wanted = new Set(
    lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map((match) => match[1])),
  );
  const present = new Set(
    keys.map((key) => key.replace(FORM, (form) => (wanted.has(key) ? form : ""))),
  );
  return [
    ...[...wanted]
      .filter((key) => !present.has(key))
      .map((key) => `en/errors: ${key} of MESSAGE_KEYS has no text`),
    ...[...present]
      .filter((key) => !wanted.has(key))
      .map((key) => `en/errors: ${key} is not in MESSAGE_KEYS`),
  ];
}

function selfTest() {
  const text = (en, fr = en, ar = "نص") => ({ en: [["k", en]], fr: [["k", fr]], ar: [["k", ar]] });
  assert.deepEqual(compare(text("Hello", "Bonjour\u202f!", "أهلا")), []);
  assert.equal(compare(text("Hello", "Bonjour", "أهلًا")).length, 1);
  assert.equal(compare(text("Hello", "Bonjour !")).length, 1);
  assert.equal(compare(text("Hello", "Bonjour!")).length, 1);
  assert.equal(compare(text("Hello", "L'heure")).length, 1);
  assert.equal(compare(text("At", "À 18:00 sur https://x.org?", "نص")).length, 0);
  assert.equal(compare(text("{{n}}", "{{m}}", "{{n}} نص")).length, 1);
  assert.equal(compare(text("Hello", "Bonjour", "Hello")).length, 1);
  assert.equal(compare(text("Zoom", "Zoom", "Zoom")).length, 0);
  assert.equal(compare(text("Lesson", "Une séance", "درس من الكتاب")).length, 1);
  assert.equal(compare(text("Lesson", "Un cours", "لمتابعة دروسكم")).length, 1);
  assert.equal(compare(text("For you", "Pour vous", "هذه الحصة لك")).length, 1);
  assert.equal(compare(text("In Europe/Paris", "À Paris", "بتوقيت باريس")).length, 1);
  assert.equal(
    compare({
      en: [
        ["n_one", "a"],
        ["n_other", "b"],
      ],
      fr: [
        ["n_one", "a"],
        ["n_other", "b"],
      ],
      ar: [],
    }).length,
    2,
  );
  const found = mentions(
    't("a.b"); t(`day.${n}`); useTranslation("x", { keyPrefix: "p" }); t("q")',
  );
  assert.deepEqual(
    ["a.b", "day.3", "p.q", "z"].map((key) => isUsed("x", key, found)),
    [true, true, true, false],
  );
}

selfTest();
const namespaces = new Set(
  files
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(".json"))
    .map((path) => basename(path, ".json")),
);
const everywhere = mentions(sourcesOf(/^(apps|packages)\/[^/]+\/(src|build)\/.*[.]tsx?$/));
const onServer = mentions(sourcesOf(/^apps\/server\/src\/.*[.]tsx?$/));

const problems = [...namespaces].flatMap((namespace) => {
  const absent = LANGUAGES.filter(
    (language) => !files.includes(`${folder}/${language}/${namespace}.json`),
  );
  if (absent.length > 0) return [`${namespace}.json is missing in ${absent.join(", ")}`];
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, load(language, namespace)]),
  );
  const keys = texts.en.map(([key]) => key);
  if (namespace === "errors") {
    return [...compare(texts).map((one) => `errors: ${one}`), ...errorsProblems(keys)];
  }
  const found = namespace === "mails" ? onServer : everywhere;
  const unused = keys
    .filter((key) => !isUsed(namespace, key, found))
    .map((key) => `${key} is used by no code`);
  return [...compare(texts), ...unused].map((one) => `${namespace}: ${one}`);
});
report(namespaces.has("errors") ? problems : [...problems, "the namespace errors is missing"]);
