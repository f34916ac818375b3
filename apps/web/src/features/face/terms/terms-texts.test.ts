import { describe, expect, it } from "vitest";

import ar from "../../../../public/locales/ar/terms.json";
import en from "../../../../public/locales/en/terms.json";
import fr from "../../../../public/locales/fr/terms.json";
import { TERMS_SECTIONS } from "../../../config/paths.ts";
import type { TermsSection } from "../../../config/paths.ts";

const TEXTS = { en, fr, ar };
const LANGUAGES = ["en", "fr", "ar"] as const;

/** The policy figures: the section that states each, and how each language writes it. */
const FIGURES: [string, TermsSection, Record<keyof typeof TEXTS, string>][] = [
  ["advance", "payment", { en: "paid in advance", fr: "se paie d’avance", ar: "مقدما" }],
  ["renewal", "payment", { en: "every 4 weeks", fr: "toutes les 4 semaines", ar: "كل 4 أسابيع" }],
  [
    "methods",
    "payment",
    {
      en: "PayPal, Stripe, credit card or bank transfer",
      fr: "PayPal, Stripe, carte bancaire ou virement bancaire",
      ar: "PayPal أو Stripe أو ببطاقة ائتمان أو بتحويل مصرفي",
    },
  ],
  ["refund", "refund", { en: "100% of the unused", fr: "remboursés à 100 %", ar: "بنسبة 100%" }],
  [
    "refund notice",
    "refund",
    { en: "2 to 3 days before", fr: "2 à 3 jours avant", ar: "بيومين إلى 3 أيام" },
  ],
  [
    "make-up zone",
    "makeup",
    { en: "the institute's time zone", fr: "fuseau horaire de l’institut", ar: "بتوقيت المعهد" },
  ],
  [
    "Eid al-Fitr",
    "holidays",
    { en: "Eid Al-Fitr (3 days)", fr: "l’Aïd al-Fitr (3 jours)", ar: "عيد الفطر (3 أيام)" },
  ],
  [
    "Eid al-Adha",
    "holidays",
    { en: "Eid Al-Adha (4 days)", fr: "l’Aïd al-Adha (4 jours)", ar: "عيد الأضحى (4 أيام)" },
  ],
  ["report age", "progress", { en: "under 16", fr: "moins de 16 ans", ar: "دون سن 16 عاما" }],
  [
    "report rhythm",
    "progress",
    {
      en: "every quarter, that is every 3 months",
      fr: "chaque trimestre, soit tous les 3 mois",
      ar: "كل ربع سنة، أي كل 3 أشهر",
    },
  ],
  [
    "choice of teacher",
    "policies",
    { en: "under 12", fr: "moins de 12 ans", ar: "دون سن 12 عاما" },
  ],
  [
    "private classes",
    "policies",
    { en: "outside the institute", fr: "en dehors de l’institut", ar: "خارج المعهد" },
  ],
  [
    "orphans",
    "scholarships",
    {
      en: "a discount of 50% or free courses",
      fr: "une réduction de 50 % ou des cours gratuits",
      ar: "50% أو على حصص مجانية",
    },
  ],
  [
    "vouchers",
    "gifting",
    { en: "Contact > Gift Voucher", fr: "Contact > Bon cadeau", ar: "قسيمة هدية" },
  ],
  [
    "leaving",
    "leaving",
    { en: "at least 2 days' notice", fr: "au moins 2 jours à l’avance", ar: "بيومين على الأقل" },
  ],
  [
    "records",
    "privacy",
    {
      en: "12 months after the account is cancelled",
      fr: "12 mois après la résiliation",
      ar: "12 شهرا بعد إلغاء الحساب",
    },
  ],
];

/** Hours of notice, make-ups of a month and moves, as they were written once: now their values say them. */
const SET_BY_THE_INSTITUTE = {
  en: /\b(2|two) hours (before|in advance)|(2|two) hours' notice|less than two hours before|(2|two) (make-ups|of the month|per calendar month)|lesson twice/i,
  fr: /(2|deux) heures (avant|à l’avance)|moins de deux heures avant|(2 par mois|deux (rattrapages|du mois))|cours deux fois/i,
  ar: /قبل بدايتها بساعتين|حتى ساعتين قبل|أقل من ساعتين|حصتي (الشهر|التعويض)|حصتان في الشهر|الحصتين التعويضيتين|هذه الحصة مرتين[،.]/,
};

const namespaces = import.meta.glob<object>(
  "../../../../public/locales/*/{about,audit,errors,home,mails,offers,sessions,staff,teachers}.json",
  { eager: true },
);
const ofLanguage = (language: string) =>
  Object.fromEntries(Object.entries(namespaces).filter(([file]) => file.includes(`/${language}/`)));
const WRITTEN = { en: ofLanguage("en"), fr: ofLanguage("fr"), ar: ofLanguage("ar") };

const plain = (text: string) => text.replaceAll(/\s/gu, " ");
const written = (language: keyof typeof TEXTS, section: TermsSection) =>
  plain(TEXTS[language].sections[section].points.join(" "));

describe.each(LANGUAGES)("the terms in %s", (language) => {
  it("have the fourteen sections in their order", () => {
    expect(Object.keys(TEXTS[language].sections)).toEqual([...TERMS_SECTIONS]);
  });

  it("say several things in every section, and nothing twice", () => {
    for (const section of TERMS_SECTIONS) {
      const { points } = TEXTS[language].sections[section];
      expect(points.length).toBeGreaterThanOrEqual(3);
      expect(points).toHaveLength(en.sections[section].points.length);
      expect(new Set(points).size).toBe(points.length);
    }
  });

  it.each(FIGURES)("state the %s", (_what, section, words) => {
    expect(written(language, section)).toContain(words[language]);
  });

  it("know no figure beside those", () => {
    const known = new Set(["2", "3", "4", "12", "16", "50", "100"]);
    const all = TERMS_SECTIONS.map((section) => written(language, section)).join(" ");
    expect((all.match(/\d+/gu) ?? []).filter((figure) => !known.has(figure))).toEqual([]);
  });

  it("name no value that the institute sets, wherever the site speaks of it", () => {
    const texts = { ...WRITTEN[language], terms: TEXTS[language].sections };
    // What counts by a value has a form for each number.
    const uncounted = (key: string, text: unknown) => (/_(one|two)$/.test(key) ? undefined : text);
    expect(JSON.stringify(texts, uncounted)).not.toMatch(SET_BY_THE_INSTITUTE[language]);
  });
});
