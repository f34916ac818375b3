import type { Language } from "@riwaq/contracts/languages";
import { nameFor } from "@riwaq/domain/people/public-profiles/public-profile";

import type { NamedPage } from "../../platform/http/named-pages.ts";
import { type ShownTeacher, findShownTeacher, findShownTeachers } from "./queries.ts";

/** What search engines and shared links say of a teacher: nothing but what the page itself shows. */
export const showTeacherPages = (): NamedPage => ({
  above: "/teachers",
  file: "teacher",
  find: async ({ db, config }, slug, language) => {
    const row = await findShownTeacher(db, slug);
    if (!row) return undefined;
    const { origin } = new URL(config.publicUrl);
    const name = nameFor(row, language === "ar" ? "arabic" : "latin");
    const about = aboutOf(row, language);
    const data = {
      "@type": "Person",
      name,
      ...(about !== "" && { description: about }),
      url: `${origin}/teachers/${slug}`,
      knowsLanguage: row.languages,
      worksFor: { "@id": `${origin}/#institute` },
    };
    return { name, about: about || name, data };
  },
  list: async ({ db }) => (await findShownTeachers(db)).map(({ slug }) => slug),
});

/** As long as a list of results shows. */
const LONGEST = 155;

function aboutOf({ bio }: Pick<ShownTeacher, "bio">, language: Language): string {
  const order = [language, "fr", "en", "ar"] as const;
  const text = order.map((code) => bio[code].trim()).find((written) => written !== "") ?? "";
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(/\s\S*$/, "")}…`;
}
