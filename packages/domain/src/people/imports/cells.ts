/** What people write into the cells of a spreadsheet, read as what it means. */
import { civilDateMs } from "../../time/civil-date.ts";
import { GENDERS } from "../../words.ts";
import { foldText } from "../search-text.ts";

const pad = (text: string) => text.padStart(2, "0");

/** "2015-03-09", "9/3/2015" and "09.03.2015" (the day first) as "2015-03-09"; null for what is no date. */
export function readDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const european = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const parts = iso ? iso.slice(1) : european?.slice(1).toReversed();
  if (!parts) return null;
  const [year = "", month = "", day = ""] = parts;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return civilDateMs(date) === null ? null : date;
}

/** The last birthday before or on a day, and the age then; null where the birthday is not before it by a year at least. */
export function ageOnBirthday(birthday: string, today: string): { age: number; on: string } | null {
  const isAhead = today.slice(5) < birthday.slice(5);
  const year = Number(today.slice(0, 4)) - (isAhead ? 1 : 0);
  const age = year - Number(birthday.slice(0, 4));
  if (age < 1 || age > 120) return null;
  const on = `${year}${birthday.slice(4)}`;
  // Born on 29 February: of a common year the day after counts.
  return { age, on: civilDateMs(on) === null ? `${year}-03-01` : on };
}

const WORDS_OF_GENDER: Record<(typeof GENDERS)[number], readonly string[]> = {
  F: ["f", "female", "girl", "woman", "fille", "femme", "feminin", "انثي", "بنت"],
  M: ["m", "male", "boy", "man", "garcon", "homme", "masculin", "ذكر", "ولد"],
};

/** A gender in a word of the three languages; null for any other word. */
export function readGender(text: string): (typeof GENDERS)[number] | null {
  const word = foldText(text);
  return GENDERS.find((gender) => WORDS_OF_GENDER[gender].includes(word)) ?? null;
}

const WORDS_OF_LANGUAGE = {
  en: ["en", "english", "anglais", "الانجليزيه", "انجليزي"],
  fr: ["fr", "french", "francais", "الفرنسيه", "فرنسي"],
  ar: ["ar", "arabic", "arabe", "العربيه", "عربي"],
} as const;

/** A language of the site by its code or its name in one of the three; null for any other word. */
export function readLanguage(text: string): keyof typeof WORDS_OF_LANGUAGE | null {
  const word = foldText(text);
  const names = Object.entries(WORDS_OF_LANGUAGE) as Array<
    [keyof typeof WORDS_OF_LANGUAGE, readonly string[]]
  >;
  return names.find(([, words]) => words.includes(word))?.[0] ?? null;
}
