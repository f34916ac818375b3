import type { LetterPair } from "@riwaq/domain/learning/marks/kinds";
import type { CARD_KINDS } from "@riwaq/domain/memory/cards";

import type { StudentKey } from "./families.ts";
import type { TeacherKey } from "./teachers.ts";

type DemoDeck = {
  teacher: TeacherKey;
  title: string;
  kind: (typeof CARD_KINDS)[number];
  programme: string | null;
  isShared: boolean;
  /** Arabic, what it means, and a note. */
  cards: ReadonlyArray<readonly [arabic: string, meaning: string, note?: string]>;
  /** Who learns it, and how many of its cards they have been asked already. */
  learnt: ReadonlyArray<{ student: StudentKey; newPerDay: number; asked: number }>;
};

/** Titles and meanings stand in the language that their students read. */
export const DECKS: readonly DemoDeck[] = [
  {
    teacher: "teacher",
    title: "Les mots du juz ʿamma",
    kind: "vocabulary",
    programme: "quran-memorisation",
    isShared: false,
    cards: [
      ["النَّبَأ", "la nouvelle"],
      ["مِهَادًا", "un lit, une couche"],
      ["أَوْتَادًا", "des piquets", "Les montagnes tiennent la terre comme des piquets une tente."],
      ["سُبَاتًا", "un repos"],
      ["لِبَاسًا", "un vêtement"],
      ["مَعَاشًا", "de quoi vivre"],
      ["سِرَاجًا", "une lampe"],
      ["المُعْصِرَات", "les nuages chargés de pluie"],
      ["أَلْفَافًا", "touffus", "Se dit des jardins dont les arbres se touchent."],
      ["مِيقَاتًا", "un moment fixé"],
      ["المَوْءُودَة", "la petite fille enterrée vivante"],
      ["الكَوَاكِب", "les astres"],
    ],
    learnt: [
      { student: "ines", newPerDay: 4, asked: 7 },
      { student: "yanis", newPerDay: 5, asked: 0 },
    ],
  },
  {
    teacher: "teacher",
    title: "Noun sakina et tanwin",
    kind: "rule",
    programme: "quran-memorisation",
    isShared: true,
    cards: [
      ["إظهار", "Prononcer le noun clairement", "Devant ء ه ع ح غ خ."],
      ["إدغام بغنة", "Fondre le noun avec un son du nez", "Devant ي ن م و."],
      ["إدغام بغير غنة", "Fondre le noun sans son du nez", "Devant ل ر."],
      ["إقلاب", "Changer le noun en mim", "Devant ب."],
      ["إخفاء", "Cacher le noun à moitié", "Devant les quinze autres lettres."],
    ],
    learnt: [{ student: "student", newPerDay: 3, asked: 3 }],
  },
  {
    teacher: "salma",
    title: "À la maison",
    kind: "vocabulary",
    programme: "arabic-for-children",
    isShared: true,
    cards: [
      ["بَيْت", "une maison"],
      ["بَاب", "une porte"],
      ["نَافِذَة", "une fenêtre"],
      ["مَطْبَخ", "une cuisine"],
      ["سَرِير", "un lit"],
    ],
    learnt: [],
  },
];

type Place = { sura: number; aya: number };

/** Ayat that are exchanged, the one that comes first in the Quran first; those that are only marked wait for the teacher. */
export const SIMILAR: ReadonlyArray<{
  student: StudentKey;
  first: Place;
  second: Place;
  isLinked: boolean;
}> = [
  {
    student: "ines",
    first: { sura: 84, aya: 25 },
    second: { sura: 95, aya: 6 },
    isLinked: true,
  },
  {
    student: "student",
    first: { sura: 2, aya: 48 },
    second: { sura: 2, aya: 123 },
    isLinked: true,
  },
  {
    student: "student",
    first: { sura: 2, aya: 35 },
    second: { sura: 7, aya: 19 },
    isLinked: false,
  },
];

/** Words that differ in one sound, and the files in which a machine says them; the last two wait for a voice. */
export const WORD_PAIRS: ReadonlyArray<{
  pair: LetterPair;
  words: readonly [string, string];
  files: readonly [string, string] | null;
}> = [
  { pair: "ظ/ز", words: ["ظَلَّ", "زَلَّ"], files: ["word-za.webm", "word-zay.webm"] },
  { pair: "ق/ك", words: ["قَلْب", "كَلْب"], files: ["word-qaf.webm", "word-kaf.webm"] },
  { pair: "ص/س", words: ["صَيْف", "سَيْف"], files: ["word-sad.webm", "word-sin.webm"] },
  { pair: "ط/ت", words: ["طِين", "تِين"], files: null },
  { pair: "ح/ه", words: ["حَرَم", "هَرَم"], files: null },
];

/** Sounds that a teacher marked of late, how often in each month, the last one first. */
export const EXCHANGED: ReadonlyArray<{
  student: StudentKey;
  pair: LetterPair;
  place: Place & { word: number };
  daysAgo: readonly number[];
}> = [
  {
    student: "ines",
    pair: "ق/ك",
    place: { sura: 113, aya: 1, word: 4 },
    daysAgo: [3, 8, 12, 19, 40],
  },
  { student: "ines", pair: "ص/س", place: { sura: 112, aya: 2, word: 2 }, daysAgo: [44, 70] },
  { student: "student", pair: "ح/ه", place: { sura: 1, aya: 3, word: 1 }, daysAgo: [6, 36] },
];

/** What is recited at home by when, as the teacher of memorisation asked for it. */
export const HOMEWORK = [
  {
    student: "ines",
    from: { sura: 84, aya: 16 },
    to: { sura: 84, aya: 25 },
    words: "Deux fois lentement, puis une fois sans regarder.",
  },
  {
    student: "student",
    from: { sura: 2, aya: 40 },
    to: { sura: 2, aya: 48 },
    words: "Attention à la fin du verset 48 : le verset 123 lui ressemble.",
  },
] as const;

/** A test that Inès passed: where each question began, how far it went, and what was marked there. */
export const TEST = {
  student: "ines",
  scheme: "fifty-fifty-children",
  daysAgo: 6,
  note: "Très bien tenue. Reprendre la fin de la sourate.",
  questions: [
    { from: { sura: 87, aya: 1 }, to: { sura: 87, aya: 9 }, kind: "random" },
    { from: { sura: 95, aya: 1 }, to: { sura: 95, aya: 8 }, kind: "similar" },
    { from: { sura: 113, aya: 1 }, to: { sura: 113, aya: 5 }, kind: "random" },
  ],
  marks: [
    { sura: 87, aya: 5, word: 2, kind: "hesitation", atQuestion: 0 },
    { sura: 95, aya: 6, word: 5, kind: "prompted", atQuestion: 1 },
    { sura: 113, aya: 1, word: 4, kind: "qalqalah", atQuestion: 2 },
  ],
} as const;
