import { expect, it } from "vitest";

import { guessColumns, IMPORT_FIELDS } from "./columns.ts";

it.each([
  [
    ["Parent", "E-mail", "Phone", "Pupil", "Age", "Gender", "Language", "Time zone"],
    { guardian_name: 0, guardian_email: 1, guardian_phone: 2, pupil_name: 3, age: 4, gender: 5 },
  ],
  [
    ["Nom de l’élève", "Né le", "Responsable", "Courriel", "Portable", "Fuseau"],
    { pupil_name: 0, birthday: 1, guardian_name: 2, guardian_email: 3, guardian_phone: 4 },
  ],
  [
    ["اسم الطالب", "تاريخ الميلاد", "وليّ الأمر", "البريد الإلكتروني", "رقم الهاتف"],
    { pupil_name: 0, birthday: 1, guardian_name: 2, guardian_email: 3, guardian_phone: 4 },
  ],
])("headers tell which column is what: %j", (headers, map) => {
  expect(guessColumns(headers)).toMatchObject(map);
});

it("a second parent has columns of their own, and no column is taken twice", () => {
  const headers = [
    "Parent",
    "E-mail",
    "Phone",
    "Second parent",
    "Second parent, e-mail",
    "Second parent, phone",
    "Pupil",
  ];
  expect(guessColumns(headers)).toEqual({
    guardian_name: 0,
    guardian_email: 1,
    guardian_phone: 2,
    second_name: 3,
    second_email: 4,
    second_phone: 5,
    pupil_name: 6,
  });
});

it("words that say nothing are no column", () => {
  const map = guessColumns(["", "Notes", "Prix"]);
  expect(IMPORT_FIELDS.filter((field) => map[field] !== undefined)).toEqual([]);
});
