import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { faultsOf } from "../testing/faults-of.ts";
import {
  ApplicationRequest,
  CertificateQuery,
  FileJudgement,
  RecitationQuery,
} from "./applications.ts";
import { Consent, GuardianCode, NewChild } from "./children.ts";
import {
  LevelChange,
  NewLevel,
  NewProgramme,
  ProgrammeChange,
  ProgrammeOrder,
} from "./programmes.ts";
import { NewStudentInvitation } from "./student-invitations.ts";
import { ApprovalChange, StudentsQuery, TeachersQuery, TeachingProfileChange } from "./teachers.ts";

const child = { name: "Yusuf", age: 9, gender: "M", consent: true };

describe("a child", () => {
  it("is added with nothing but name, age, gender and the parents' consent", () => {
    expect(NewChild.parse(child)).toEqual({ ...child, teacher_gender: null });
  });

  it.each([
    [{ ...child, consent: false }, "consent: consent_required"],
    [{ ...child, consent: undefined }, "consent: consent_required"],
    [{ ...child, gender: "" }, "gender: gender_invalid"],
    [{ ...child, name: "  " }, "name: name_empty"],
    [{ ...child, age: 0 }, "age: age_min"],
    [{ ...child, time_zone: "Nowhere" }, "time_zone: time_zone_invalid"],
  ])("%# is refused", (body, fault) => {
    expect(faultsOf(NewChild, body)).toEqual([fault]);
  });

  it("is linked by a code and with consent, never by one of them alone", () => {
    expect(faultsOf(GuardianCode, { code: " ABCD-1234 ", consent: true })).toEqual([]);
    expect(faultsOf(GuardianCode, { code: "", consent: false })).toEqual([
      "code: required",
      "consent: consent_required",
    ]);
    expect(faultsOf(Consent, {})).toEqual(["consent: consent_required"]);
  });
});

it("an invitation says whom, to which address and in which language", () => {
  const invited = { name: "Inès", age: 10, email: " Parent@Riwaq.test ", language: "fr" };
  expect(NewStudentInvitation.parse(invited).email).toBe("parent@riwaq.test");
  expect(faultsOf(NewStudentInvitation, { ...invited, language: "de" })).not.toEqual([]);
  expect(faultsOf(NewStudentInvitation, { ...invited, name: "www.evil.com" })).toEqual([
    "name: name_address",
  ]);
});

describe("a programme", () => {
  const name = { en: "Tajwid", fr: "Tajwid", ar: "التجويد" };
  const none = { en: "", fr: "", ar: "" };

  it("has a name in each language, and what it is in each or in none", () => {
    const asked = { name, area: "quran", about: none };
    expect(faultsOf(NewProgramme, asked)).toEqual([]);
    expect(faultsOf(NewProgramme, { ...asked, about: name })).toEqual([]);
    const wrong = { ...asked, name: { ...name, ar: "" }, about: { ...name, en: " " } };
    expect(faultsOf(NewProgramme, wrong)).toEqual(["name.ar: name_empty", "about.en: required"]);
  });

  it("has levels with a name in each language, and their other texts in each or in none", () => {
    const asked = { name, description: none, outcome: none };
    expect(faultsOf(NewLevel, asked)).toEqual([]);
    expect(faultsOf(NewLevel, { ...asked, description: name, outcome: name })).toEqual([]);
    for (const text of ["description", "outcome"]) {
      expect(faultsOf(NewLevel, { ...asked, [text]: { ...none, fr: "Un" } })).toEqual([
        `${text}.en: required`,
        `${text}.ar: required`,
      ]);
    }
    expect(faultsOf(LevelChange, { name: { ...name, fr: " " } })).toEqual(["name.fr: name_empty"]);
    expect(faultsOf(LevelChange, { is_retired: true })).toEqual(["is_retired: invalid"]);
  });

  it("may change in one thing alone", () => {
    expect(faultsOf(ProgrammeChange, { is_archived: true })).toEqual([]);
    expect(faultsOf(ProgrammeChange, { is_archived: "yes" })).toEqual(["is_archived: invalid"]);
  });

  it("stands in the order once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 20 }), (ids) => {
        expect(faultsOf(ProgrammeOrder, { ids })).toEqual([]);
        expect(faultsOf(ProgrammeOrder, { ids: [...ids, ids[0]] })).toEqual(["ids: invalid"]);
      }),
    );
  });
});

describe("what a teacher says", () => {
  it("may be any part of it", () => {
    expect(faultsOf(TeachingProfileChange, {})).toEqual([]);
    expect(faultsOf(TeachingProfileChange, { meeting_link: null })).toEqual([]);
  });

  it.each([
    [{ meeting_link: "http://meet.test/x" }, "meeting_link: url_invalid"],
    [{ meeting_link: "javascript:alert(1)" }, "meeting_link: url_invalid"],
    [{ minimum_notice_hours: 337 }, "minimum_notice_hours: invalid"],
    [{ buffer_minutes: -5 }, "buffer_minutes: invalid"],
    [{ languages: ["tlh"] }, "languages.0: invalid"],
    [{ years_of_experience: 0 }, "years_of_experience: years_min"],
    [{ bio: { en: "x".repeat(2001), fr: "", ar: "" } }, "bio.en: text_long"],
  ])("%# is refused", (change, fault) => {
    expect(faultsOf(TeachingProfileChange, change)).toEqual([fault]);
  });
});

it("who looks for a teacher asks for hours that there are", () => {
  expect(TeachersQuery.parse({ day: "3", from: "18:00", to: "20:00" })).toMatchObject({
    day: 3,
    page: 1,
  });
  expect(faultsOf(TeachersQuery, { day: "9" })).toEqual(["day: invalid"]);
  expect(faultsOf(TeachersQuery, { from: "25:00" })).toEqual(["from: slot_bad_time"]);
});

it("staff decide for or against, and may say why", () => {
  expect(ApprovalChange.parse({ approval: "paused" })).toEqual({ approval: "paused", note: "" });
  expect(faultsOf(ApprovalChange, { approval: "applied" })).toEqual(["approval: invalid"]);
  expect(faultsOf(StudentsQuery, { search: " a " })).toEqual(["search: search_short"]);
});

describe("what an application is made of", () => {
  it("says of a certificate its title, by whom, the year or none, and the last day or none", () => {
    const said = { title: " Ijaza ", issuer: "" };
    expect(CertificateQuery.parse(said)).toEqual({
      title: "Ijaza",
      issuer: "",
      year: null,
      valid_until: null,
    });
    for (const [day, kept] of [
      ["", null],
      ["2027-02-28", "2027-02-28"],
    ]) {
      expect(CertificateQuery.parse({ ...said, valid_until: day })).toMatchObject({
        valid_until: kept,
      });
    }
    expect(faultsOf(CertificateQuery, { ...said, valid_until: "2027-02-30" })).toEqual([
      "valid_until: invalid",
    ]);
    expect(CertificateQuery.parse({ ...said, year: "" })).toMatchObject({ year: null });
    expect(CertificateQuery.parse({ ...said, year: "2013" })).toMatchObject({ year: 2013 });
    expect(faultsOf(CertificateQuery, { title: "", issuer: "", year: "1800" })).toEqual([
      "title: required",
      "year: invalid",
    ]);
  });

  it("plays for a minute and a half at most", () => {
    expect(RecitationQuery.parse({ seconds: "89.9" })).toEqual({ seconds: 89.9 });
    expect(faultsOf(RecitationQuery, { seconds: "90.5" })).toEqual(["seconds: recitation_long"]);
    expect(faultsOf(RecitationQuery, { seconds: "0" })).toEqual(["seconds: recitation_empty"]);
    expect(faultsOf(RecitationQuery, {})).toEqual(["seconds: invalid"]);
  });

  it("is asked for in words, item by item, and refused with a word why", () => {
    expect(ApplicationRequest.parse({ asked: { bio: " More. " } })).toEqual({
      asked: { bio: "More." },
      note: "",
    });
    expect(faultsOf(ApplicationRequest, { asked: {} })).toEqual(["asked: ask_something"]);
    expect(faultsOf(ApplicationRequest, { asked: { photo: "" } })).toEqual([
      "asked.photo: required",
    ]);
    expect(faultsOf(FileJudgement, { state: "checked" })).toEqual([]);
    expect(faultsOf(FileJudgement, { state: "refused" })).toEqual(["note: required"]);
    expect(faultsOf(FileJudgement, { state: "pending", note: "x" })).toEqual(["state: invalid"]);
  });
});
