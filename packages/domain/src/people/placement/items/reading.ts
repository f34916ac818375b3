/** Reading aloud in one's head: vowels short and long, the article, endings, and words without vowels. */
import type { Item, Texts } from "../item.ts";

/** As English and French readers write it; in Arabic there is no other way to write a sound than Latin letters. */
const sound = (en: string, fr = en): Texts => ({ en, fr, ar: en });

const READ = { skill: "reading", ask: "sounds" } as const;
const WRITTEN = { skill: "reading", ask: "written" } as const;
const ENDS = { skill: "reading", ask: "endsIn" } as const;

export const READING: readonly Item[] = [
  {
    ...READ,
    id: "read-ba",
    difficulty: -3.3,
    shown: "بَ",
    right: sound("ba"),
    wrong: [sound("bi"), sound("ta"), sound("na")],
  },
  {
    ...READ,
    id: "read-tu",
    difficulty: -2.8,
    shown: "تُ",
    right: sound("tu", "tou"),
    wrong: [sound("ta"), sound("ti"), sound("nu", "nou")],
  },
  {
    ...READ,
    id: "read-bayt",
    difficulty: -2.4,
    shown: "بَيْت",
    right: sound("bayt"),
    wrong: [sound("bint"), sound("bayn"), sound("tayb")],
  },
  {
    ...READ,
    id: "read-walad",
    difficulty: -2,
    shown: "وَلَد",
    right: sound("walad"),
    wrong: [sound("walid"), sound("balad"), sound("wulid", "woulid")],
  },
  {
    ...READ,
    id: "read-kitab",
    difficulty: -1.6,
    shown: "كِتَاب",
    right: sound("kitaab", "kitâb"),
    wrong: [sound("kaatib", "kâtib"), sound("kutub", "koutoub"), sound("kataba")],
  },
  {
    ...READ,
    id: "read-muallima",
    difficulty: -0.9,
    shown: "مُعَلِّمَة",
    right: sound("mu‘allima", "mou‘allima"),
    wrong: [
      sound("mu‘allim", "mou‘allim"),
      sound("ma‘luuma", "ma‘loûma"),
      sound("‘aalima", "‘âlima"),
    ],
  },
  {
    ...READ,
    id: "read-sayyara-bare",
    difficulty: -0.3,
    shown: "سيارة",
    right: sound("sayyaara", "sayyâra"),
    wrong: [sound("siyaaha", "siyâha"), sound("sitaara", "sitâra"), sound("ziyaara", "ziyâra")],
  },
  {
    ...WRITTEN,
    id: "write-madrasa-bare",
    difficulty: -1,
    shown: sound("madrasa"),
    right: "مدرسة",
    wrong: ["مدارس", "مدرس", "دراسة"],
  },
  {
    ...WRITTEN,
    id: "write-mustashfa-bare",
    difficulty: 0.4,
    shown: sound("mustashfaa", "moustachfâ"),
    right: "مستشفى",
    wrong: ["مستقبل", "مستخدم", "مستوى"],
  },
  {
    id: "long-vowel",
    skill: "reading",
    ask: "longVowel",
    difficulty: -1.9,
    right: "كِتَاب",
    wrong: ["كُتُب", "قَلَم", "وَلَد"],
  },
  {
    ...ENDS,
    id: "ends-an",
    difficulty: -1.5,
    shown: sound("-an"),
    right: "شُكْرًا",
    wrong: ["بَيْتٌ", "سَلَامٍ", "قَلَمُ"],
  },
  {
    ...ENDS,
    id: "ends-un",
    difficulty: -1.2,
    shown: sound("-un", "-oun"),
    right: "كِتَابٌ",
    wrong: ["كِتَابًا", "كِتَابٍ", "كِتَابُ"],
  },
  {
    id: "sun-letter",
    skill: "reading",
    ask: "silentLam",
    difficulty: -0.8,
    right: "الشَّمْس",
    wrong: ["الْقَمَر", "الْبَيْت", "الْكِتَاب"],
  },
  {
    id: "sun-letter-bare",
    skill: "reading",
    ask: "silentLam",
    difficulty: 0.3,
    right: "النور",
    wrong: ["الباب", "القلم", "الماء"],
  },
];
