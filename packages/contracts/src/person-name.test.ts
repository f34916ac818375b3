import { expect, it } from "vitest";

import { Name } from "./fields.ts";

const messagesOf = (name: string) =>
  Name.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

it.each([
  "Nour",
  "نور الدين",
  "عبد الرحمـن",
  "فاطمة الزَّهراء",
  "علی\u200cرضا",
  "Jean-François d’Arc",
  "O'Neil <b>",
  "Zoë 🌙",
  "J. R. R. Tolkien",
  "Dr.Ahmed",
  "د.أحمد",
  "M.Ali",
  "Nour B.",
  "{{link}} $t(errors:required)",
])("%j is a name", (name) => {
  expect(messagesOf(name)).toEqual([]);
});

it.each([
  ["", "name_empty"],
  ["   ", "name_empty"],
  ["\n", "name_empty"],
  ["Nour\nWon a prize", "name_unreadable"],
  ["Nour\u2028Won", "name_unreadable"],
  ["Nour\u2029Won", "name_unreadable"],
  ["Nour\tB", "name_unreadable"],
  ["\u202eruoN", "name_unreadable"],
  ["Nour\u2066", "name_unreadable"],
  ["\u200b\u200b", "name_unreadable"],
  ["No\u200dur", "name_unreadable"],
  ["Nour\u200c", "name_unreadable"],
  ["\u00ad-", "name_unreadable"],
  ["12345", "name_unreadable"],
  ["...", "name_unreadable"],
  ["http://evil.test/a", "name_address"],
  ["Win at WWW.evil", "name_address"],
  ["Visit evil.com now", "name_address"],
  ["EVIL.COM", "name_address"],
  ["nour@evil", "name_address"],
  ["x".repeat(121), "name_long"],
])("%j is none: %s", (name, message) => {
  expect(messagesOf(name)).toEqual([message]);
});
