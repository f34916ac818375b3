/** Letters in their forms, and those that French speakers take for each other. */
import type { Item } from "../item.ts";

/** A form as it stands in a word, and the letter alone. */
const form = (
  id: string,
  [difficulty, shown]: [number, string],
  [right, ...wrong]: [string, ...string[]],
): Item => ({ id, skill: "letters", ask: "letter", difficulty, shown, right, wrong });

/** A letter, and the words of which one has it. */
const has = (
  id: string,
  [difficulty, shown]: [number, string],
  [right, ...wrong]: [string, ...string[]],
): Item => ({ id, skill: "letters", ask: "hasLetter", difficulty, shown, right, wrong });

/** Letters one by one, and how they are written together. */
const join = (
  id: string,
  [difficulty, shown]: [number, string],
  [right, ...wrong]: [string, ...string[]],
): Item => ({ id, skill: "letters", ask: "joined", difficulty, shown, right, wrong });

export const LETTERS: readonly Item[] = [
  form("letter-ba-middle", [-3.6, "ـبـ"], ["ب", "ت", "ن", "ي"]),
  form("letter-ayn-first", [-3.1, "عـ"], ["ع", "غ", "ح", "ف"]),
  form("letter-ha-middle", [-2.7, "ـهـ"], ["ه", "ح", "م", "خ"]),
  has("has-hah", [-2.3, "ح"], ["بَحْر", "خُبْز", "هَوَاء", "شَجَر"]),
  has("has-kha", [-2.4, "خ"], ["نَخْلَة", "جَمَل", "حَلِيب", "لَحْم"]),
  has("has-sad", [-2.1, "ص"], ["قَمِيص", "شَمْس", "كُرْسِيّ", "أَبْيَض"]),
  has("has-ta", [-2.2, "ط"], ["طَرِيق", "تِين", "ظِلّ", "بِنْت"]),
  has("has-dad", [-2, "ض"], ["مَرِيض", "أَسْوَد", "بَصَل", "دَرْس"]),
  has("has-dhal", [-2.3, "ذ"], ["أُسْتَاذ", "زَيْت", "وَلَد", "رَجُل"]),
  join("join-sun", [-3, "ش  م  س"], ["شمس", "سمش", "شمش", "سمس"]),
  join("join-house", [-2.7, "ب  ي  ت"], ["بيت", "بنت", "بين", "تين"]),
  join("join-school", [-2, "م  د  ر  س  ة"], ["مدرسة", "مدرسي", "مدارس", "دراسة"]),
];
