/** Everyday words: what they mean, their opposites, and numbers. */
import type { Item, Texts } from "../item.ts";

const meaning = (en: string, fr: string, ar: string): Texts => ({ en, fr, ar });

const MEANS = { skill: "words", ask: "means" } as const;

/** A word and its opposite, or a number and its name: Arabic alone. */
const pair = (
  ask: "opposite" | "number",
  [id, difficulty, shown]: [string, number, string],
  [right, ...wrong]: [string, ...string[]],
): Item => ({ id, skill: "words", ask, difficulty, shown, right, wrong });

export const WORDS: readonly Item[] = [
  {
    ...MEANS,
    id: "word-house",
    difficulty: -1.9,
    shown: "بَيْت",
    right: meaning("house", "maison", "مكان نسكن فيه"),
    wrong: [
      meaning("door", "porte", "ما نفتحه لندخل"),
      meaning("school", "école", "مكان نتعلم فيه"),
      meaning("book", "livre", "ما نقرأ فيه"),
    ],
  },
  {
    ...MEANS,
    id: "word-water",
    difficulty: -1.6,
    shown: "مَاء",
    right: meaning("water", "eau", "ما نشربه حين نعطش"),
    wrong: [
      meaning("bread", "pain", "ما يصنعه الخباز"),
      meaning("salt", "sel", "ما يجعل الطعام مالحا"),
      meaning("sky", "ciel", "ما فوقنا وفيه الغيوم"),
    ],
  },
  {
    ...MEANS,
    id: "word-grandmother",
    difficulty: -0.5,
    shown: "جَدَّة",
    right: meaning("grandmother", "grand-mère", "أم الأب أو الأم"),
    wrong: [
      meaning("aunt", "tante", "أخت الأب أو الأم"),
      meaning("sister", "sœur", "بنت الأب والأم"),
      meaning("neighbour", "voisine", "امرأة تسكن بقربنا"),
    ],
  },
  {
    ...MEANS,
    id: "word-goes",
    difficulty: -0.4,
    shown: "يَذْهَبُ",
    right: meaning("he goes", "il va", "ينتقل إلى مكان آخر"),
    wrong: [
      meaning("he eats", "il mange", "يتناول طعاما"),
      meaning("he writes", "il écrit", "يستعمل القلم"),
      meaning("he sleeps", "il dort", "يغمض عينيه ليلا"),
    ],
  },
  {
    ...MEANS,
    id: "word-market",
    difficulty: 0.1,
    shown: "سُوق",
    right: meaning("market", "marché", "مكان البيع والشراء"),
    wrong: [
      meaning("street", "rue", "طريق بين البيوت"),
      meaning("kitchen", "cuisine", "مكان نطبخ فيه"),
      meaning("garden", "jardin", "مكان فيه أشجار وأزهار"),
    ],
  },
  {
    ...MEANS,
    id: "word-hospital",
    difficulty: 0.6,
    shown: "مُسْتَشْفًى",
    right: meaning("hospital", "hôpital", "مكان يعالج فيه المرضى"),
    wrong: [
      meaning("pharmacy", "pharmacie", "مكان نشتري منه الدواء"),
      meaning("station", "gare", "مكان ننتظر فيه القطار"),
      meaning("library", "bibliothèque", "مكان فيه كتب كثيرة"),
    ],
  },
  {
    ...MEANS,
    id: "word-was-late",
    difficulty: 1.4,
    shown: "تَأَخَّرَ",
    right: meaning("he was late", "il a été en retard", "جاء بعد الموعد"),
    wrong: [
      meaning("he hurried", "il s’est dépêché", "جاء مسرعا"),
      meaning("he came back", "il est revenu", "جاء مرة أخرى"),
      meaning("he was absent", "il a été absent", "لم يأت"),
    ],
  },
  {
    ...MEANS,
    id: "word-advice",
    difficulty: 2.3,
    shown: "نَصِيحَة",
    right: meaning("a piece of advice", "un conseil", "قول يرشد إلى ما هو أفضل"),
    wrong: [
      meaning("a piece of news", "une nouvelle", "قول يخبر بما حدث"),
      meaning("a promise", "une promesse", "قول يلتزم به صاحبه"),
      meaning("a question", "une question", "قول يطلب به جواب"),
    ],
  },
  {
    ...MEANS,
    id: "word-suggested",
    difficulty: 3,
    shown: "اِقْتَرَحَ",
    right: meaning("he suggested", "il a proposé", "عرض فكرة على غيره"),
    wrong: [
      meaning("he refused", "il a refusé", "لم يقبل"),
      meaning("he apologised", "il s’est excusé", "طلب المسامحة"),
      meaning("he came closer", "il s’est approché", "صار أقرب"),
    ],
  },
  {
    id: "odd-chair",
    skill: "words",
    ask: "odd",
    difficulty: -0.9,
    right: "كُرْسِيّ",
    wrong: ["تُفَّاح", "مَوْز", "بُرْتُقَال"],
  },
  pair("opposite", ["opposite-big", -1.1, "كَبِير"], ["صَغِير", "جَمِيل", "جَدِيد", "كَثِير"]),
  pair("opposite", ["opposite-easy", 0.9, "سَهْل"], ["صَعْب", "ثَقِيل", "طَوِيل", "غَرِيب"]),
  pair("number", ["number-7", -1.3, "7"], ["سَبْعَة", "تِسْعَة", "أَرْبَعَة", "سِتَّة"]),
  pair("number", ["number-15", 0.3, "15"], ["خَمْسَةَ عَشَرَ", "خَمْسُونَ", "خَمْسَة", "خَمْسَةٌ وَعِشْرُونَ"]),
  pair(
    "number",
    ["number-84", 1.3, "84"],
    ["أَرْبَعَةٌ وَثَمَانُونَ", "ثَمَانِيَةٌ وَأَرْبَعُونَ", "أَرْبَعَةَ عَشَرَ", "ثَمَانِيَةَ عَشَرَ"],
  ),
];
