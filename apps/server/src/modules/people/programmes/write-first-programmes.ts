import type { InLanguages } from "@riwaq/contracts/people/programmes";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { programmes } from "../tables/programmes.ts";

type Programme = Pick<typeof programmes.$inferInsert, "area" | "name"> & {
  about: InLanguages;
  levels: ReadonlyArray<{ name: InLanguages; outcome: InLanguages }>;
};

/** What the institute teaches until staff say otherwise, by slug, in its order. */
export const FIRST_PROGRAMMES = {
  "recitation-for-beginners": {
    area: "quran",
    name: {
      en: "Recitation for beginners",
      fr: "Récitation pour débutants",
      ar: "التلاوة للمبتدئين",
    },
    about: {
      en: "From the first letter to a whole line: the sounds, their signs and how letters join, read aloud with the teacher from the first lesson on.",
      fr: "De la première lettre à une ligne entière : les sons, leurs signes et la liaison des lettres, lus à voix haute avec l’enseignant dès le premier cours.",
      ar: "من الحرف الأول إلى سطر كامل: الأصوات وعلاماتها واتصال الحروف، قراءة بصوت مسموع مع المعلم من أول حصة.",
    },
    levels: [],
  },
  tajweed: {
    area: "quran",
    name: { en: "Tajweed", fr: "Règles du tajwid", ar: "أحكام التجويد" },
    about: {
      en: "Where each letter comes from and what changes when letters meet, always practised on the text itself and heard in one’s own recitation.",
      fr: "D’où vient chaque lettre et ce qui change quand les lettres se rencontrent, toujours travaillé sur le texte même et entendu dans sa propre récitation.",
      ar: "مخارج الحروف وصفاتها وما يحدث عند تلاقيها، تطبيقا على النص نفسه، ويسمع كل متعلم أثرها في تلاوته.",
    },
    levels: [],
  },
  "quran-memorisation": {
    area: "quran",
    name: { en: "Quran memorisation", fr: "Mémorisation du Coran", ar: "حفظ القرآن الكريم" },
    about: {
      en: "A new portion, what was learnt lately and what is older, each evening and at each lesson: what is learnt by heart stays by heart.",
      fr: "Une portion nouvelle, l’appris récent et l’ancien, chaque soir et à chaque cours : ce qui est su par cœur le reste.",
      ar: "ورد جديد ومراجعة قريبة ومراجعة بعيدة، كل مساء وفي كل حصة، حتى يثبت المحفوظ.",
    },
    levels: [],
  },
  ijazah: {
    area: "quran",
    name: {
      en: "Ijazah in recitation",
      fr: "Ijaza de récitation",
      ar: "الإجازة في القراءة والإقراء",
    },
    about: {
      en: "The whole Quran, recited to a teacher who holds the licence, page after page; the teacher alone says when the recitation is ready.",
      fr: "Le Coran entier, récité page après page à un enseignant qui détient l’ijaza ; lui seul dit quand la récitation est prête.",
      ar: "القرآن كاملا، يقرأ صفحة بعد صفحة على معلم مجاز، وهو وحده من يقرر متى تكون القراءة جاهزة.",
    },
    levels: [],
  },
  "standard-arabic": {
    area: "arabic",
    name: { en: "Standard Arabic", fr: "Arabe standard", ar: "العربية الفصحى" },
    about: {
      en: "The Arabic of books, news and sermons, in four levels: reading, writing, listening and speaking grow together.",
      fr: "L’arabe des livres, de l’actualité et des sermons, en quatre niveaux : lire, écrire, comprendre et parler avancent ensemble.",
      ar: "عربية الكتب والأخبار والخطب في أربعة مستويات، تنمو فيها القراءة والكتابة والاستماع والتحدث معا.",
    },
    levels: [
      {
        name: { en: "Beginner", fr: "Débutant", ar: "المبتدئ" },
        outcome: {
          en: "Read and write simple sentences, and introduce yourself and your family.",
          fr: "Lire et écrire des phrases simples, se présenter et présenter sa famille.",
          ar: "قراءة جمل بسيطة وكتابتها، والتعريف بالنفس وبالأسرة.",
        },
      },
      {
        name: { en: "Elementary", fr: "Élémentaire", ar: "الأساسي" },
        outcome: {
          en: "Understand a short text with vowel signs and hold a simple conversation.",
          fr: "Comprendre un court texte vocalisé et tenir une conversation simple.",
          ar: "فهم نص قصير مشكول وإجراء محادثة بسيطة.",
        },
      },
      {
        name: { en: "Intermediate", fr: "Intermédiaire", ar: "المتوسط" },
        outcome: {
          en: "Read a text without vowel signs with a dictionary, and tell a story.",
          fr: "Lire un texte non vocalisé avec un dictionnaire et raconter une histoire.",
          ar: "قراءة نص غير مشكول بالاستعانة بالمعجم، ورواية قصة.",
        },
      },
      {
        name: { en: "Advanced", fr: "Avancé", ar: "المتقدم" },
        outcome: {
          en: "Read classical sources and express an opinion with its reasons.",
          fr: "Lire des sources classiques et exprimer une opinion argumentée.",
          ar: "قراءة المصادر التراثية والتعبير عن رأي مع أسبابه.",
        },
      },
    ],
  },
  "egyptian-dialect": {
    area: "arabic",
    name: { en: "Egyptian dialect", fr: "Dialecte égyptien", ar: "اللهجة المصرية" },
    about: {
      en: "What is said in the street, at the market and in the family in Cairo: sounds, verbs, questions and the dialogues in which they live.",
      fr: "Ce que l’on dit dans la rue, au marché et en famille au Caire : les sons, les verbes, les questions et les dialogues où ils vivent.",
      ar: "ما يقال في الشارع والسوق والبيت في القاهرة: الأصوات والأفعال والأسئلة والحوارات التي تعيش فيها.",
    },
    levels: [],
  },
  "arabic-for-children": {
    area: "arabic",
    name: {
      en: "Reading and writing for children",
      fr: "Lecture et écriture pour enfants",
      ar: "القراءة والكتابة للأطفال",
    },
    about: {
      en: "Stories, pictures and songs first, then letters that the hand learns with the eye; parents see after each lesson what was read.",
      fr: "D’abord des histoires, des images et des chants, puis les lettres que la main apprend avec l’œil ; les parents voient après chaque cours ce qui a été lu.",
      ar: "القصص والصور والأناشيد أولا، ثم حروف تتعلمها اليد مع العين، ويرى أولياء الأمور بعد كل حصة ما قرئ فيها.",
    },
    levels: [],
  },
  "islamic-studies": {
    area: "islamic",
    name: { en: "Islamic studies", fr: "Sciences islamiques", ar: "العلوم الإسلامية" },
    about: {
      en: "Worship first, then the texts and their reasons, taught from the sources and with respect for each learner’s age and questions.",
      fr: "L’adoration d’abord, puis les textes et leurs raisons, enseignés à partir des sources et dans le respect de l’âge et des questions de chacun.",
      ar: "العبادة أولا، ثم النصوص وعللها، تدرس من مصادرها مع مراعاة عمر كل متعلم وأسئلته.",
    },
    levels: [
      {
        name: { en: "Foundations", fr: "Les fondements", ar: "الأساسيات" },
        outcome: {
          en: "Pray correctly and understand what is said in prayer.",
          fr: "Prier correctement et comprendre ce que l’on dit dans la prière.",
          ar: "أداء الصلاة على وجهها الصحيح وفهم ما يقال فيها.",
        },
      },
      {
        name: {
          en: "Understanding the texts",
          fr: "Comprendre les textes",
          ar: "فهم النصوص",
        },
        outcome: {
          en: "Explain a short sura and a few hadiths in your own words.",
          fr: "Expliquer une courte sourate et quelques hadiths avec ses propres mots.",
          ar: "شرح سورة قصيرة وبعض الأحاديث بالكلمات الخاصة.",
        },
      },
      {
        name: { en: "Going deeper", fr: "Approfondir", ar: "التعمّق" },
        outcome: {
          en: "Find your way in reliable works and put good questions to scholars.",
          fr: "S’orienter dans des ouvrages fiables et poser de bonnes questions aux savants.",
          ar: "الرجوع إلى الكتب الموثوقة وحسن سؤال أهل العلم.",
        },
      },
    ],
  },
  seerah: {
    area: "islamic",
    name: { en: "Life of the Prophet", fr: "Vie du Prophète", ar: "السيرة النبوية" },
    about: {
      en: "The life of the Prophet (peace be upon him) in its order and places, and the character that it teaches.",
      fr: "La vie du Prophète (paix et salut sur lui) dans son ordre et ses lieux, et le caractère qu’elle enseigne.",
      ar: "حياة النبي صلى الله عليه وسلم بترتيبها وأماكنها، وما تعلمه من أخلاق.",
    },
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
        first.map(([slug, { levels: _, ...programme }], index) => ({
          ...programme,
          slug,
          position: index + 1,
        })),
      )
      .returning({ id: programmes.id, slug: programmes.slug });
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    await tx.insert(programmeLevels).values(
      first.flatMap(([slug, { levels }]) =>
        levels.map((level, index) => ({
          ...level,
          programmeId: ids.get(slug) ?? "",
          position: index + 1,
        })),
      ),
    );
  });
}
