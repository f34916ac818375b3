import { buffer } from "node:stream/consumers";

import type { Language } from "@riwaq/contracts/languages";
import { writtenIn } from "@riwaq/domain/people/own-text";
import { initialOf } from "@riwaq/domain/people/public-profiles/initial";
import { nameFor } from "@riwaq/domain/people/public-profiles/public-profile";

import { findPicture } from "../../modules/identity/pictures/find-picture.ts";
import { findProgrammesOf } from "../../modules/people/programmes/queries.ts";
import { firstWords } from "../../platform/first-words.ts";
import type { NamedPage } from "../../platform/http/named-pages.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type ShownTeacher, findShownTeacher, findShownTeachers } from "./queries.ts";

/** What search engines and shared links say of a teacher: nothing but what the page itself shows. */
export const showTeacherPages = (): NamedPage => ({
  above: "/teachers",
  file: "teacher",
  find: async ({ db, config }, slug, language) => {
    const row = await findShownTeacher(db, slug);
    if (!row) return undefined;
    const { origin } = new URL(config.publicUrl);
    const name = nameIn(row, language);
    const own = writtenIn(row.bio, language) ?? { text: "", language };
    const about = firstWords(own.text.trim(), LONGEST);
    const data = {
      "@type": "Person",
      name,
      ...(about !== "" && { description: about }),
      url: `${origin}/teachers/${slug}`,
      knowsLanguage: row.languages,
      worksFor: { "@id": `${origin}/#institute` },
    };
    return { name, about: about || name, ...own, data };
  },
  picture: async ({ db, storage }, slug, language) => {
    const row = await findShownTeacher(db, slug);
    if (!row) return undefined;
    const name = nameIn(row, language);
    const programmes = (await findProgrammesOf(db, [row.id])).get(row.id) ?? [];
    const taught = programmes.map((programme) => programme.name[language]);
    const spoken = row.languages.map((code) => languageLabel(code, language));
    const { picture } = row;
    const photo = row.parts.includes("picture") && picture !== null;
    return {
      title: name,
      rows: [firstWords(taught.join(" · "), LONGEST), spoken.join(" · ")],
      portrait: {
        initial: initialOf(name),
        ...(photo && { photo: { key: picture, read: () => bytesOf(storage, picture) } }),
      },
    };
  },
  list: async ({ db }) => (await findShownTeachers(db)).map(({ slug }) => slug),
});

const nameIn = (row: ShownTeacher, language: Language) =>
  nameFor(row, language === "ar" ? "arabic" : "latin");

/** As the page names it, where it stands alone. */
function languageLabel(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/** A picture that is gone from the storage leaves the letter in its place. */
async function bytesOf(storage: Storage, picture: string) {
  const bytes = await findPicture(storage, picture).catch(() => undefined);
  return bytes ? buffer(bytes) : undefined;
}

/** As long as a list of results shows. */
const LONGEST = 155;
