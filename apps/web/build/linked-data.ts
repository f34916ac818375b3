import { LANGUAGES } from "../src/i18n/languages.ts";
import type { PublicPage } from "./public-pages.ts";
import { addressOf } from "./site-address.ts";

const INSTITUTE_ID = addressOf("/#institute");

export function instituteOf({ language, texts }: PublicPage) {
  return {
    "@type": "EducationalOrganization",
    "@id": INSTITUTE_ID,
    name: texts.common.institute,
    description: texts.common.descriptions.home,
    url: addressOf("/", language),
    logo: addressOf("/icons/icon-512.png"),
    knowsLanguage: LANGUAGES,
  };
}

function breadcrumbs({ path, language, texts, title }: PublicPage) {
  const steps = [
    { name: texts.common.institute, item: addressOf("/", language) },
    { name: title, item: addressOf(path, language) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}

function courses({ language, texts }: PublicPage) {
  return Object.entries(texts.programs.tracks).map(([id, { title, text }]) => ({
    "@type": "Course",
    "@id": `${addressOf("/programs", language)}#${id}`,
    url: `${addressOf("/programs", language)}#${id}`,
    name: title,
    description: text,
    inLanguage: language,
    provider: { "@id": INSTITUTE_ID },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "online" },
  }));
}

function questions({ language, texts }: PublicPage) {
  const mainEntity = texts.home.faq.items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@type": "FAQPage", inLanguage: language, mainEntity };
}

/** What search engines may say of the page, in schema.org's words: a data block, which never runs. */
export function linkedData(page: PublicPage) {
  const graph = [
    instituteOf(page),
    ...(page.name === "home" ? [questions(page)] : [breadcrumbs(page)]),
    ...(page.name === "programs" ? courses(page) : []),
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return json.replaceAll("<", String.raw`\u003c`);
}
