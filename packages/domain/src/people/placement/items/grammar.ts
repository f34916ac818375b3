/** How words fit together: gender and pronouns, what is whose, one and many, yesterday and tomorrow. */
import type { Item, Texts } from "../item.ts";

/** A sentence with a gap; all of it Arabic. */
const gap = (
  id: string,
  [difficulty, shown]: [number, string],
  [right, ...wrong]: [string, ...string[]],
): Item => ({ id, skill: "grammar", ask: "gap", difficulty, shown, right, wrong });

const plural = (
  id: string,
  [difficulty, shown]: [number, string],
  [right, ...wrong]: [string, ...string[]],
): Item => ({ id, skill: "grammar", ask: "plural", difficulty, shown, right, wrong });

const whose = (en: string, fr: string, ar: string): Texts => ({ en, fr, ar });

export const GRAMMAR: readonly Item[] = [
  gap("this-is-a-car", [-1.3, "هٰذِهِ …."], ["سَيَّارَةٌ", "كِتَابٌ", "بَابٌ", "وَلَدٌ"]),
  gap("she-is-a-student", [-1.1, "… طَالِبَةٌ."], ["هِيَ", "هُوَ", "أَنْتَ", "هُمْ"]),
  gap("my-name", [-0.9, "مَا اسْمُكِ يَا مَرْيَمُ؟ — … مَرْيَمُ."], ["اِسْمِي", "اِسْمُكَ", "اِسْمُهُ", "اِسْمُنَا"]),
  {
    id: "her-book",
    skill: "grammar",
    ask: "means",
    difficulty: -0.4,
    shown: "كِتَابُهَا",
    right: whose("her book", "son livre (à elle)", "كتاب مريم"),
    wrong: [
      whose("his book", "son livre (à lui)", "كتاب أحمد"),
      whose("our book", "notre livre", "الكتاب الذي لنا"),
      whose("my book", "mon livre", "الكتاب الذي لي"),
    ],
  },
  gap("the-girl-eats", [-0.2, "الْبِنْتُ … تُفَّاحَةً."], ["تَأْكُلُ", "يَأْكُلُ", "آكُلُ", "نَأْكُلُ"]),
  plural("plural-book", [0, "كِتَاب"], ["كُتُب", "كَاتِب", "مَكْتَب", "كِتَابَان"]),
  gap("went-yesterday", [0.2, "أَمْسِ … أَحْمَدُ إِلَى الْمَدْرَسَةِ."], ["ذَهَبَ", "يَذْهَبُ", "سَيَذْهَبُ", "اِذْهَبْ"]),
  gap("a-new-car", [0.5, "عِنْدِي سَيَّارَةٌ …."], ["جَدِيدَةٌ", "جَدِيدٌ", "الْجَدِيدَةُ", "جُدُدٌ"]),
  gap("tomorrow-we-go", [0.7, "غَدًا … جَدَّتَنَا."], ["سَنَزُورُ", "زُرْنَا", "زَارَتْ", "لَمْ نَزُرْ"]),
  gap("the-boys-play", [1, "الْأَوْلَادُ … فِي الْحَدِيقَةِ."], ["يَلْعَبُونَ", "تَلْعَبِينَ", "يَلْعَبْنَ", "أَلْعَبُ"]),
  gap(
    "the-boy-who-won",
    [1.4, "هٰذَا هُوَ الْوَلَدُ … فَازَ فِي السِّبَاقِ."],
    ["الَّذِي", "الَّتِي", "الَّذِينَ", "اللَّوَاتِي"],
  ),
  gap("he-did-not-go", [1.7, "لَمْ … أَحْمَدُ إِلَى الْمَدْرَسَةِ أَمْسِ."], ["يَذْهَبْ", "ذَهَبَ", "يَذْهَبُ", "يَذْهَبُونَ"]),
  gap("three-brothers", [2, "عِنْدِي ثَلَاثَةُ …."], ["إِخْوَةٍ", "أَخٍ", "أَخَوَاتٍ", "أَخًا"]),
  gap("the-two-girls", [2.3, "الْبِنْتَانِ … إِلَى الْبَيْتِ."], ["رَجَعَتَا", "رَجَعَتْ", "رَجَعْنَ", "رَجَعُوا"]),
  gap("the-students-are-keen", [2.7, "إِنَّ … مُجْتَهِدُونَ."], ["الطُّلَّابَ", "الطُّلَّابُ", "الطَّالِبَ", "الطُّلَّابِ"]),
  gap("if-i-had-time", [3.1, "لَوْ كَانَ عِنْدِي وَقْتٌ … مَعَكُمْ."], ["لَسَافَرْتُ", "سَأُسَافِرُ", "أُسَافِرُ", "سَافِرْ"]),
];
