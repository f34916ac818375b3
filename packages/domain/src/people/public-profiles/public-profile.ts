/** What a teacher lets visitors see: closed until the teacher says yes, and each part by itself. */
import type { Gender } from "../../words.ts";
import { AUDIENCES, type Audience, PROFILE_QUESTIONS, type ProfileQuestion } from "./words.ts";

const OTHER_GENDER: Record<Gender, Audience> = { M: "women", F: "men" };

type Rule = { teacherGender: Gender | null; isSameGenderRule: boolean };

/**
 * Those of a teacher's audiences that can be booked: where the institute keeps to one's own gender from 12 on, no grown-up
 * of the other one, and nobody from 12 on where the teacher's gender is not known (docs/decisions/013).
 */
export function bookableAudiences(audiences: readonly Audience[], rule: Rule): Audience[] {
  const { teacherGender, isSameGenderRule } = rule;
  const given = AUDIENCES.filter((audience) => audiences.includes(audience));
  if (!isSameGenderRule) return given;
  if (teacherGender === null) return given.filter((audience) => audience === "children");
  return given.filter((audience) => audience !== OTHER_GENDER[teacherGender]);
}

/** Whether somebody of this audience may be sought with a teacher; who says nothing of it teaches whom the rule allows. */
export function mayTeach(audience: Audience, said: readonly Audience[], rule: Rule): boolean {
  return bookableAudiences(said.length === 0 ? AUDIENCES : said, rule).includes(audience);
}

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** A name as somebody's account has it, and as they write it in the other script; empty where they did not. */
export type Names = { name: string; latinName: string; arabicName: string };

/**
 * The name in the script of the reader. Where there is none in it, the account's, unless that is written in the other
 * script, in which the teacher has chosen another one: who goes by a short name goes by it everywhere.
 */
export function nameFor({ name, latinName, arabicName }: Names, script: "latin" | "arabic") {
  const [own, other] = script === "arabic" ? [arabicName, latinName] : [latinName, arabicName];
  if (own) return own;
  const isOfScript = (script === "arabic" ? ARABIC : LATIN).test(name);
  return isOfScript ? name : other || name;
}

/** Whether there is a name for addresses and for those who read no Arabic. */
export const hasLatinName = ({ name, latinName }: Names) => LATIN.test(latinName || name);

/** Whether a name is written in the script in which it is asked for, or is left out. */
export function isInScript(name: string, script: "latin" | "arabic"): boolean {
  if (name === "") return true;
  return script === "latin"
    ? LATIN.test(name) && !ARABIC.test(name)
    : ARABIC.test(name) && !LATIN.test(name);
}

type Answers = Partial<Record<ProfileQuestion, string>>;

/** Every question, with its answer or an empty one. */
export const allAnswers = (answers: Answers): Record<ProfileQuestion, string> => ({
  ...(Object.fromEntries(PROFILE_QUESTIONS.map((question) => [question, ""])) as Record<
    ProfileQuestion,
    string
  >),
  ...answers,
});
