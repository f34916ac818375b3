import type { programmes } from "../db/schema/programmes.ts";

type Programme = Pick<typeof programmes.$inferInsert, "area" | "name">;

/** By slug. */
export const PROGRAMMES = {
  "quran-memorisation": {
    area: "quran",
    name: { en: "Quran memorisation", fr: "Mémorisation du Coran", ar: "حفظ القرآن الكريم" },
  },
  tajweed: {
    area: "quran",
    name: { en: "Tajweed", fr: "Règles du tajwid", ar: "أحكام التجويد" },
  },
  ijazah: {
    area: "quran",
    name: { en: "Ijazah in recitation", fr: "Ijaza de récitation", ar: "الإجازة في القراءة" },
  },
  "recitation-for-beginners": {
    area: "quran",
    name: {
      en: "Recitation for beginners",
      fr: "Récitation pour débutants",
      ar: "التلاوة للمبتدئين",
    },
  },
  "standard-arabic-beginners": {
    area: "arabic",
    name: {
      en: "Standard Arabic, beginners",
      fr: "Arabe standard, débutants",
      ar: "العربية الفصحى للمبتدئين",
    },
  },
  "standard-arabic-intermediate": {
    area: "arabic",
    name: {
      en: "Standard Arabic, intermediate",
      fr: "Arabe standard, niveau intermédiaire",
      ar: "العربية الفصحى، المستوى المتوسط",
    },
  },
  "egyptian-dialect": {
    area: "arabic",
    name: { en: "Egyptian dialect", fr: "Dialecte égyptien", ar: "اللهجة المصرية" },
  },
  "arabic-for-children": {
    area: "arabic",
    name: {
      en: "Reading and writing for children",
      fr: "Lecture et écriture pour enfants",
      ar: "القراءة والكتابة للأطفال",
    },
  },
  "creed-and-worship": {
    area: "islamic",
    name: { en: "Creed and worship", fr: "Croyance et adoration", ar: "العقيدة والعبادات" },
  },
  seerah: {
    area: "islamic",
    name: { en: "Life of the Prophet", fr: "Vie du Prophète", ar: "السيرة النبوية" },
  },
} as const satisfies Record<string, Programme>;

export type ProgrammeSlug = keyof typeof PROGRAMMES;
