import type { Certificate, TeachingLanguage } from "@riwaq/contracts/people/teachers";

import type { FirstProgrammeSlug } from "../modules/people/programmes/write-first-programmes.ts";
import type { teachers } from "../modules/people/tables/teachers.ts";
import type { TeacherKey } from "./teachers.ts";

type DemoTeaching = {
  programmes: readonly FirstProgrammeSlug[];
  languages: TeachingLanguage[];
  bio: Record<"en" | "fr" | "ar", string>;
  certificates: Certificate[];
  minimumNoticeHours: number;
  bufferMinutes: number;
  approval: typeof teachers.$inferSelect.approval;
} & Pick<typeof teachers.$inferInsert, "meetingProvider" | "meetingLink">;

const approved = { minimumNoticeHours: 12, bufferMinutes: 0, approval: "approved" } as const;

const linkOf = (teacher: TeacherKey) => `https://meet.example.org/riwaq-${teacher}`;

/**
 * What families read before they choose; the certificates' places are invented. Who says nothing of where lessons meet has
 * them in the site's own room.
 */
export const TEACHING: Readonly<Record<TeacherKey, DemoTeaching>> = {
  teacher: {
    ...approved,
    programmes: ["quran-memorisation", "tajweed", "recitation-for-beginners", "ijazah"],
    languages: ["ar", "fr", "en"],
    bio: {
      en: "I teach recitation, tajweed and memorisation to families and adults. We read slowly, listen back, and correct one letter at a time.",
      fr: "J’enseigne la récitation, le tajwid et la mémorisation aux familles et aux adultes. Nous lisons lentement, nous réécoutons, et nous corrigeons une lettre à la fois.",
      ar: "أُعلّم التلاوة وأحكام التجويد والحفظ للعائلات والكبار. نقرأ على مهل، ثم نستمع، ونصحّح حرفًا حرفًا.",
    },
    certificates: [
      { title: "إجازة برواية حفص عن عاصم", issuer: "دار الإقراء، طنطا", year: 2013 },
      { title: "Teaching Arabic to speakers of other languages", issuer: "", year: 2016 },
    ],
    minimumNoticeHours: 6,
    // The room, and a way out of it.
    meetingLink: linkOf("teacher"),
  },
  salma: {
    ...approved,
    programmes: ["arabic-for-children", "recitation-for-beginners"],
    languages: ["ar", "fr"],
    bio: {
      en: "I teach children from 5 to 12: the letters, reading and the first surahs, with games, stories and a great deal of patience.",
      fr: "J’enseigne aux enfants de 5 à 12 ans\u00a0: les lettres, la lecture et les premières sourates, avec des jeux, des histoires et beaucoup de patience.",
      ar: "أُعلّم الأطفال من سن الخامسة إلى الثانية عشرة الحروف والقراءة وقصار السور، بالألعاب والقصص وبصبر كثير.",
    },
    certificates: [
      { title: "Licence de pédagogie", issuer: "École normale, Le Caire", year: 2018 },
    ],
    bufferMinutes: 10,
  },
  abdelrahman: {
    ...approved,
    programmes: ["ijazah", "quran-memorisation", "tajweed", "recitation-for-beginners"],
    languages: ["ar"],
    bio: {
      en: "Licensed in the reading of Hafs from Asim. My students read the whole Quran to me, with correction and revision, each in their own time. Lessons in Arabic.",
      fr: "Titulaire d’une ijaza dans la lecture de Hafs d’après Asim. Mes élèves me lisent le Coran entier, avec correction et révision, chacun à son rythme. Cours en arabe.",
      ar: "مُجاز في القراءة برواية حفص عن عاصم. أُقرئ الطلاب ختمةً كاملة مع التصحيح والمراجعة، وأُمهِل كل طالب حتى يُتقن ما قرأ.",
    },
    certificates: [
      { title: "إجازة برواية حفص عن عاصم", issuer: "دار الإقراء، طنطا", year: 2006 },
      { title: "إجازة برواية ورش عن نافع", issuer: "دار الإقراء، طنطا", year: 2011 },
    ],
    minimumNoticeHours: 24,
    meetingProvider: "own",
    meetingLink: linkOf("abdelrahman"),
  },
  mariam: {
    ...approved,
    programmes: ["egyptian-dialect"],
    languages: ["ar", "fr"],
    bio: {
      en: "The Egyptian dialect as it is spoken in Cairo: at the market, in the family, on the telephone. I always begin with a real conversation.",
      fr: "Le dialecte égyptien tel qu’on le parle au Caire\u00a0: au marché, en famille, au téléphone. Je pars toujours d’une conversation réelle.",
      ar: "اللهجة المصرية كما يتحدثها أهل القاهرة: في السوق وبين الأهل وعلى الهاتف. أبدأ دائمًا من حوار حقيقي.",
    },
    certificates: [{ title: "Licence de lettres françaises", issuer: "", year: 2015 }],
  },
  karim: {
    ...approved,
    programmes: ["standard-arabic"],
    languages: ["ar", "en", "fr"],
    bio: {
      en: "Standard Arabic from the first word to the newspaper. Short texts, clear grammar, and something to write after each lesson.",
      fr: "L’arabe standard, du premier mot au journal. Des textes courts, une grammaire claire, et quelque chose à écrire après chaque cours.",
      ar: "العربية الفصحى من الكلمة الأولى إلى قراءة الصحيفة: نصوص قصيرة، وقواعد واضحة، وتمرين كتابة بعد كل حصة.",
    },
    certificates: [
      { title: "Diploma in teaching Arabic", issuer: "Language college, Cairo", year: 2020 },
    ],
    bufferMinutes: 5,
  },
  heba: {
    ...approved,
    programmes: ["islamic-studies", "seerah"],
    languages: ["ar", "fr"],
    bio: {
      en: "Creed, worship and the life of the Prophet for young and old, in simple words; I explain in French where it helps.",
      fr: "La croyance, l’adoration et la vie du Prophète, pour les petits et les grands, avec des mots simples\u00a0; j’explique en français quand cela aide.",
      ar: "أُدرّس العقيدة والعبادات والسيرة النبوية للصغار والكبار بلغة سهلة، وأشرح بالفرنسية عند الحاجة.",
    },
    certificates: [{ title: "ليسانس أصول الدين", issuer: "", year: 2012 }],
  },
  dina: {
    ...approved,
    programmes: ["tajweed", "arabic-for-children"],
    languages: ["ar", "fr"],
    bio: {
      en: "I have taught tajweed to girls and women for four years, and would be glad to teach families in France.",
      fr: "J’enseigne le tajwid aux filles et aux femmes depuis quatre ans, et je serais heureuse d’enseigner à des familles en France.",
      ar: "أُعلّم التجويد للبنات والنساء منذ أربع سنوات، ويسعدني أن أُعلّم عائلات في فرنسا.",
    },
    certificates: [{ title: "إجازة في التجويد", issuer: "", year: 2021 }],
    approval: "applied",
  },
};

export const providerOf = (teacher: TeacherKey) => TEACHING[teacher].meetingProvider ?? "embedded";
