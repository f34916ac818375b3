import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  bookableAudiences,
  hasLatinName,
  isInScript,
  mayTeach,
  nameFor,
} from "./public-profile.ts";
import { AUDIENCES } from "./words.ts";

describe("whom a teacher teaches", () => {
  it("is what they say where the institute has no rule", () => {
    const rule = { teacherGender: null, isSameGenderRule: false };
    expect(bookableAudiences(["men", "children"], rule)).toEqual(["children", "men"]);
  });

  it("promises nobody whom the rule of genders refuses", () => {
    const man = { teacherGender: "M", isSameGenderRule: true } as const;
    expect(bookableAudiences(AUDIENCES, man)).toEqual(["children", "teenagers", "men"]);
    const woman = { teacherGender: "F", isSameGenderRule: true } as const;
    expect(bookableAudiences(AUDIENCES, woman)).toEqual(["children", "teenagers", "women"]);
    const unknown = { teacherGender: null, isSameGenderRule: true };
    expect(bookableAudiences(AUDIENCES, unknown)).toEqual(["children"]);
  });

  it("is everybody whom the rule allows where they say nothing, and nobody where it refuses all they say", () => {
    const man = { teacherGender: "M", isSameGenderRule: true } as const;
    expect(mayTeach("men", [], man)).toBe(true);
    expect(mayTeach("women", [], man)).toBe(false);
    expect(mayTeach("women", ["women"], man)).toBe(false);
    expect(mayTeach("children", ["men"], man)).toBe(false);
  });

  it("is never more than they say", () => {
    fc.assert(
      fc.property(
        fc.subarray([...AUDIENCES]),
        fc.constantFrom("M", "F", null),
        fc.boolean(),
        (audiences, teacherGender, isSameGenderRule) => {
          const given = bookableAudiences(audiences, { teacherGender, isSameGenderRule });
          expect(audiences).toEqual(expect.arrayContaining(given));
        },
      ),
    );
  });
});

describe("a name", () => {
  const names = { name: "هبة عبد الغني", latinName: "Heba Abdelghany", arabicName: "" };

  it("is read in the reader's script where there is one", () => {
    expect(nameFor(names, "latin")).toBe("Heba Abdelghany");
    expect(nameFor(names, "arabic")).toBe("هبة عبد الغني");
    expect(nameFor({ ...names, latinName: "" }, "latin")).toBe("هبة عبد الغني");
  });

  it("is the short one that was chosen wherever the account has no other in that script", () => {
    const short = { name: "Amal Haddad", latinName: "Amal H.", arabicName: "" };
    expect(nameFor(short, "latin")).toBe("Amal H.");
    expect(nameFor(short, "arabic")).toBe("Amal H.");
  });

  it("is Latin where one of the two is", () => {
    expect(hasLatinName(names)).toBe(true);
    expect(hasLatinName({ ...names, latinName: "" })).toBe(false);
    expect(hasLatinName({ name: "Salma", latinName: "", arabicName: "سلمى" })).toBe(true);
  });

  it("is left out, or written in the script in which it is asked for", () => {
    expect(isInScript("", "arabic")).toBe(true);
    expect(isInScript("Salma", "arabic")).toBe(false);
    expect(isInScript("Salma", "latin")).toBe(true);
    expect(isInScript("Heba هبة", "latin")).toBe(false);
  });
});
