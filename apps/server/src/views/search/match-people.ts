import { latinDigits, wordsOfName } from "@riwaq/domain/people/search-text";
import { soundOf } from "@riwaq/domain/people/sound-of-name";
import { type SQL, and, like, or, sql } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";

const WORDS_MAX = 6;
/** Shorter parts of words are found at their beginning alone, where an index tells. */
const INNER_MIN = 3;
const PHONE_MIN = 4;

const literally = (text: string) => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
const inside = (text: string) => `%${literally(text)}%`;
const atBeginning = (text: string) => `% ${literally(text)}%`;

/** How well a row fits comes first in the order: 0 is best. */
export type Match = { where: SQL; rank: SQL<number> };

/** What was typed, by its letters and, for where these find few, loosely; null where it says too little. */
export function matchPeople(typed: string, isOpen: boolean) {
  const letters = matchLetters(typed, isOpen);
  return letters && { letters, loosely: matchLoosely(typed) };
}

/** Each word somewhere in the name; for `isOpen`, the text in the address or the number too. */
function matchLetters(typed: string, isOpen: boolean): Match | null {
  const words = wordsOfName(typed).slice(0, WORDS_MAX);
  const number = isOpen ? numberIn(typed) : null;
  if (words.join("").length < 2 && !number) return null;
  const named = words.map((word) =>
    like(users.nameWords, word.length < INNER_MIN ? atBeginning(word) : inside(word)),
  );
  const address = typed.trim().toLowerCase();
  const fits = [
    words.length > 0 ? and(...named) : undefined,
    isOpen && address.length >= INNER_MIN && !/\s/u.test(address)
      ? sql`${users.email}::text like ${inside(address)}`
      : undefined,
    number ? like(users.phoneNumber, inside(number)) : undefined,
  ];
  const whole = words.join(" ");
  return {
    where: or(...fits) ?? sql`false`,
    rank: sql`case when ${like(users.nameWords, ` ${literally(whole)}%`)} then 0
      when ${like(users.nameWords, atBeginning(whole))} then 1 else 2 end`,
  };
}

/** What the letters do not find: names that sound so, in whichever letters, and names that have the letters in their order. */
function matchLoosely(typed: string): Match | null {
  const words = wordsOfName(typed).slice(0, WORDS_MAX);
  const sounds = soundOf(typed)
    .split(" ")
    .filter((sound) => sound.length > 1);
  const heard = sounds.map((sound) =>
    like(users.nameSound, sound.length < INNER_MIN ? atBeginning(sound) : inside(sound)),
  );
  const isSpelt =
    words.length > 0 &&
    words.every((word) => word.length >= INNER_MIN && /^[\p{L}\p{N}]+$/u.test(word));
  const spelt = words.map(
    (word) => sql`${users.nameWords} ~ ${` ${Array.from(word).join("[^ ]*")}`}`,
  );
  const sounded = heard.length > 0 ? and(...heard) : undefined;
  const where = or(sounded, isSpelt ? and(...spelt) : undefined);
  if (!where) return null;
  return { where, rank: sql`case when ${sounded ?? sql`false`} then 3 else 4 end` };
}

/** The figures of a number as people write it, without what stands before it at home or abroad. */
function numberIn(typed: string): string | null {
  const written = latinDigits(typed.normalize("NFKD")).replaceAll(/\(0\)|\p{Cf}/gu, "");
  if (!/^[\d\s()+./-]+$/u.test(written)) return null;
  const digits = written.replaceAll(/\D/gu, "");
  return digits.length < PHONE_MIN ? null : digits.replace(/^0{1,2}/u, "");
}
