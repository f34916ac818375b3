import { LANGUAGES } from "@riwaq/contracts/languages";
import { expect, it } from "vitest";

import { hasMailText, noticeKind, noticeText } from "../../platform/i18n/translate.ts";
import { KINDS, LETTERS, PRIVATE_WORDS } from "./catalogue.ts";
import { mailContent } from "./mail/mail-content.ts";

const WORDS = { count: "3", at: "x", from: "x", to: "x", until: "x", news: "Amal has written" };
const filled = Object.fromEntries(PRIVATE_WORDS.map((name) => [name, "x"]));

it("every kind has its words in the bell, alone and folded, in every language", () => {
  for (const { bell } of KINDS) {
    for (const language of LANGUAGES) {
      const texts = [
        noticeText(bell, language, { ...filled, ...WORDS }),
        noticeKind(bell, language),
      ];
      expect(texts.join(" ")).not.toMatch(/\{\{|events\.|folded\./);
    }
  }
});

it("names are given once, and mails are those of one kind or letter", () => {
  const names = [...KINDS, ...LETTERS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("whoever is named, and what was written for one reader, does not outlast the sending", () => {
  const had =
    "link,secondLink,choicesLink,path,sender,pupil,replyTo,quote,details,calendar,calendarMethod," +
    "teacher,student,students,child,guardian,title,device,served,news,regular,inviter";
  expect([...PRIVATE_WORDS].toSorted()).toEqual(had.split(",").toSorted());
});

it.each(LANGUAGES)(
  "a kind without a mail of its own says what the bell says, in %s",
  (language) => {
    const params = { ...WORDS, name: "Amal", link: "https://riwaq.test/x" };
    const { subject, body, action } = mailContent({ template: "new-kind", language, params });
    expect(subject).toBe("Amal has written");
    expect(body).toContain("Amal has written");
    expect(action).not.toMatch(/notice|new-kind/);
  },
);

it.each([
  "application-file-received",
  "application-received",
  "outcome-unanswered",
  "periodic-report-submitted",
  "periodic-reports-late",
  "reports-late",
  "teacher-missing-for-staff",
])("staff are written to about %s in words of its own, in every language", (template) => {
  expect(hasMailText(template)).toBe(true);
  for (const language of LANGUAGES) {
    const params = { ...filled, ...WORDS, name: "Amal", link: "https://riwaq.test/x" };
    const { subject, body, action, footer } = mailContent({ template, language, params });
    const texts = [subject, body, action, footer];
    expect(texts.join(" ")).not.toMatch(/\{\{|\$t\(/);
    expect(texts).not.toContain("");
    expect(body).not.toContain(WORDS.news);
  }
});
