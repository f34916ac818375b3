import type { InLanguages } from "@riwaq/contracts/people/programmes";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { programmes } from "../tables/programmes.ts";

type Programme = Pick<typeof programmes.$inferInsert, "area" | "name"> & {
  levels: readonly InLanguages[];
};

const NO_WORDS: InLanguages = { en: "", fr: "", ar: "" };

/** What the institute teaches until staff say otherwise, by slug, in its order. */
export const FIRST_PROGRAMMES = {
  "recitation-for-beginners": {
    area: "quran",
    name: {
      en: "Recitation for beginners",
      fr: "Récitation pour débutants",
      ar: "التلاوة للمبتدئين",
    },
    levels: [],
  },
  tajweed: {
    area: "quran",
    name: { en: "Tajweed", fr: "Règles du tajwid", ar: "أحكام التجويد" },
    levels: [],
  },
  "quran-memorisation": {
    area: "quran",
    name: { en: "Quran memorisation", fr: "Mémorisation du Coran", ar: "حفظ القرآن الكريم" },
    levels: [],
  },
  ijazah: {
    area: "quran",
    name: {
      en: "Ijazah in recitation",
      fr: "Ijaza de récitation",
      ar: "الإجازة في القراءة والإقراء",
    },
    levels: [],
  },
  "standard-arabic": {
    area: "arabic",
    name: { en: "Standard Arabic", fr: "Arabe standard", ar: "العربية الفصحى" },
    levels: [
      { en: "Beginner", fr: "Débutant", ar: "المبتدئ" },
      { en: "Elementary", fr: "Élémentaire", ar: "الأساسي" },
      { en: "Intermediate", fr: "Intermédiaire", ar: "المتوسط" },
      { en: "Advanced", fr: "Avancé", ar: "المتقدم" },
    ],
  },
  "egyptian-dialect": {
    area: "arabic",
    name: { en: "Egyptian dialect", fr: "Dialecte égyptien", ar: "اللهجة المصرية" },
    levels: [],
  },
  "arabic-for-children": {
    area: "arabic",
    name: {
      en: "Reading and writing for children",
      fr: "Lecture et écriture pour enfants",
      ar: "القراءة والكتابة للأطفال",
    },
    levels: [],
  },
  "islamic-studies": {
    area: "islamic",
    name: { en: "Islamic studies", fr: "Sciences islamiques", ar: "العلوم الإسلامية" },
    levels: [
      { en: "Foundations", fr: "Les fondements", ar: "الأساسيات" },
      { en: "Understanding the texts", fr: "Comprendre les textes", ar: "فهم النصوص" },
      { en: "Going deeper", fr: "Approfondir", ar: "التعمّق" },
    ],
  },
  seerah: {
    area: "islamic",
    name: { en: "Life of the Prophet", fr: "Vie du Prophète", ar: "السيرة النبوية" },
    levels: [],
  },
} as const satisfies Record<string, Programme>;

export type FirstProgrammeSlug = keyof typeof FIRST_PROGRAMMES;

/** Where there are none. Programmes are archived and never deleted, so what staff have changed is left as it is. */
export async function writeFirstProgrammes(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockProgrammes(tx);
    const some = await tx
      .select({ one: sql`1` })
      .from(programmes)
      .limit(1);
    if (some.length > 0) return;
    const first = Object.entries(FIRST_PROGRAMMES);
    const rows = await tx
      .insert(programmes)
      .values(
        first.map(([slug, { area, name }], index) => ({ slug, area, name, position: index + 1 })),
      )
      .returning({ id: programmes.id, slug: programmes.slug });
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    await tx.insert(programmeLevels).values(
      first.flatMap(([slug, { levels }]) =>
        levels.map((name, index) => ({
          programmeId: ids.get(slug) ?? "",
          name,
          description: NO_WORDS,
          position: index + 1,
        })),
      ),
    );
  });
}
