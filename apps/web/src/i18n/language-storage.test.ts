import { afterEach, expect, test, vi } from "vitest";

import { createTestI18n } from "../../test/create-test-i18n.ts";
import {
  currentLanguage,
  dropLanguageFromAddress,
  languageInAddress,
  storeLanguage,
  storedLanguage,
} from "./language-storage.ts";

const open = (address: string) => history.replaceState({ kept: true }, "", address);

afterEach(() => {
  open("/");
  vi.restoreAllMocks();
});

test("what is shown is the language without its country", async () => {
  const i18n = await createTestI18n("fr");
  await i18n.changeLanguage("fr-CA");
  expect(currentLanguage(i18n)).toBe("fr");
});

test("a choice is kept here, and mirrored in a cookie for the server", () => {
  expect(storedLanguage()).toBeUndefined();
  storeLanguage("ar");
  expect(storedLanguage()).toBe("ar");
  expect(document.cookie).toContain("lang=ar");
});

test("where the storage is closed, the cookie still holds it and nothing falls", () => {
  const closed = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(closed);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(closed);
  storeLanguage("fr");
  expect(document.cookie).toContain("lang=fr");
  expect(storedLanguage()).toBeUndefined();
});

test.each([
  ["/?lang=fr", "fr"],
  ["/?lang=ar-EG&x=1", "ar"],
  ["/?lang=de", undefined],
  ["/?x=1", undefined],
])("the address %s asks for %s", (address, language) => {
  open(address);
  expect(languageInAddress()).toBe(language);
});

test("a choice on the page takes the one of the address away, and nothing else of it", () => {
  open("/teachers?lang=fr&page=2#list");
  dropLanguageFromAddress();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe("/teachers?page=2#list");
  expect(history.state).toEqual({ kept: true });
});
