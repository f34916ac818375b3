import { findOffered, findProgrammes } from "../../modules/people/programmes/queries.ts";
import { firstWords } from "../../platform/first-words.ts";
import type { NamedPage } from "../../platform/http/named-pages.ts";

/** What search engines and shared links say of a programme: nothing but what the page itself shows. */
export const showProgrammePages = (): NamedPage => ({
  above: "/programs",
  file: "programme",
  find: async ({ db, config }, slug, language) => {
    const row = await findOffered(db, slug);
    if (!row) return undefined;
    const { origin } = new URL(config.publicUrl);
    const name = row.name[language];
    const about = row.about[language] || name;
    const data = {
      "@type": "Course",
      "@id": `${origin}/programs/${slug}`,
      name,
      description: about,
      url: `${origin}/programs/${slug}`,
      inLanguage: language,
      provider: { "@id": `${origin}/#institute` },
      hasCourseInstance: { "@type": "CourseInstance", courseMode: "online" },
    };
    return { name, about, text: row.about[language], language, data };
  },
  picture: async ({ db }, slug, language) => {
    const row = await findOffered(db, slug);
    if (!row) return undefined;
    return { title: row.name[language], rows: [firstWords(row.about[language], FIRST_WORDS)] };
  },
  list: async ({ db }) => (await findProgrammes(db)).map(({ slug }) => slug),
});

/** As many as stand beside the picture in five lines. */
const FIRST_WORDS = 200;
