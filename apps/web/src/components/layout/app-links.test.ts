import type { Homes } from "@riwaq/contracts/identity/users";
import { STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { expect, test } from "vitest";

import { paths } from "../../config/paths.ts";
import { appLinksFor, headerLinksFor, menuLinksFor } from "./app-links.ts";
import { isInSection, staffSectionsFor } from "./staff-sections.ts";

const held = (homes: Homes["homes"], rights: Homes["rights"] = []): Homes => ({ homes, rights });
const toOf = (links: readonly { to: string }[]) => links.map(({ to }) => to);

test.each([
  ["T", [paths.home, paths.sessions, paths.students, paths.periodicReports]],
  ["S", [paths.home, paths.sessions, paths.teachers, paths.resources, paths.mushaf]],
  ["P", [paths.home, paths.sessions, paths.teachers, paths.children, paths.periodicReports]],
] as const)("the sidebar of %s has what that home has a use for", (role, expected) => {
  const { own, last } = appLinksFor(role, held([role]));
  expect(toOf(own)).toEqual(expect.arrayContaining([...expected]));
  expect(toOf(last)).toEqual([paths.profile, paths.logout]);
});

test("a teacher has no directory of teachers, and a student no pupils", () => {
  expect(toOf(appLinksFor("T", held(["T"])).own)).not.toContain(paths.teachers);
  expect(toOf(appLinksFor("S", held(["S"])).own)).not.toContain(paths.students);
});

test("a mother who learns too finds her children in both of her homes", () => {
  const both = held(["S", "P"]);
  expect(toOf(appLinksFor("S", both).own)).toContain(paths.children);
  expect(toOf(appLinksFor("S", held(["S"])).own)).not.toContain(paths.children);
});

test("staff see what they decide about and nothing that would be refused", () => {
  const pagesOf = (...rights: Homes["rights"]) =>
    staffSectionsFor(rights).flatMap(({ pages }) => toOf(pages));
  expect(pagesOf()).toEqual([]);
  expect(pagesOf("content")).toEqual([
    paths.periodicReports,
    paths.lateReports,
    paths.programmes,
    paths.phrases,
    paths.testimonials,
    paths.letters,
    paths.mushafEdition,
    paths.scoring,
    paths.policies,
    paths.institute,
  ]);
  expect(pagesOf("people")).toContain(paths.applicants);
  expect(pagesOf("people")).not.toContain(paths.institute);
  expect(pagesOf("lessons")).not.toContain(paths.applicants);
});

test("a section is current on each of its pages and on what lies below them", () => {
  const [lessons] = staffSectionsFor(["lessons"]);
  const inLessons = (pathname: string) => isInSection(lessons ?? { pages: [] }, pathname);
  expect(inLessons(paths.holidays)).toBe(true);
  expect(inLessons(`${paths.allLessons}/7`)).toBe(true);
  expect(inLessons(`${paths.allLessons}-of-others`)).toBe(false);
  expect(inLessons(paths.messages)).toBe(false);
});

test("no address stands there twice, whoever one is", () => {
  for (const role of ["T", "S", "P", "A"] as const) {
    const { own, last } = appLinksFor(role, held(["T", "S", "P", "A"]));
    const all = toOf([...own, ...staffSectionsFor(STAFF_RIGHTS, toOf(own)), ...last]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test("the header and the menu behind the name are for who has them", () => {
  expect(toOf(headerLinksFor("T"))).toEqual([paths.dashboard, paths.sessions]);
  expect(toOf(headerLinksFor("P"))).toEqual([paths.sessions]);
  expect(headerLinksFor("A")).toEqual([]);
  expect(toOf(menuLinksFor("A"))).toEqual([paths.profile]);
  expect(menuLinksFor(undefined)).toEqual([]);
});
