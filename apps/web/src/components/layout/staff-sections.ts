import type { StaffRight } from "@riwaq/contracts/roles";
import {
  CalendarClock,
  ChartColumn,
  FileChartColumn,
  GraduationCap,
  LibraryBig,
  ScrollText,
  Users,
  Wallet,
} from "lucide-react";

import { paths } from "../../config/paths.ts";

/** The institute in the order of the sidebar: a section opens on the first of its pages that somebody's rights open. */
const STAFF_SECTIONS = [
  {
    key: "sections.people",
    Icon: Users,
    pages: [
      { to: paths.people, key: "nav.people", right: "people" },
      { to: paths.leads, key: "nav.leads", right: "people" },
      { to: paths.messages, key: "nav.messages", right: "people" },
      { to: paths.rights, key: "nav.rights", right: "people" },
      { to: paths.imports, key: "nav.imports", right: "people" },
      { to: paths.exports, key: "nav.exports", right: "people" },
    ],
  },
  {
    key: "sections.lessons",
    Icon: CalendarClock,
    pages: [
      { to: paths.allLessons, key: "nav.allLessons", right: "lessons" },
      { to: paths.staffLeaves, key: "nav.staffLeave", right: "lessons" },
      { to: paths.unanswered, key: "nav.unanswered", right: "lessons" },
      { to: paths.unplaced, key: "nav.unplaced", right: "lessons" },
      { to: paths.holidays, key: "nav.holidays", right: "lessons" },
    ],
  },
  {
    key: "sections.applications",
    Icon: GraduationCap,
    pages: [{ to: paths.applicants, key: "nav.applicants", right: "people" }],
  },
  {
    key: "sections.reports",
    Icon: FileChartColumn,
    pages: [
      { to: paths.periodicReports, key: "nav.periodicReports", right: "content" },
      { to: paths.lateReports, key: "nav.lateReports", right: "content" },
    ],
  },
  {
    key: "sections.figures",
    Icon: ChartColumn,
    pages: [{ to: paths.figures, key: "nav.figures", right: "lessons" }],
  },
  {
    key: "sections.content",
    Icon: LibraryBig,
    pages: [
      { to: paths.programmes, key: "nav.programmes", right: "content" },
      { to: paths.phrases, key: "nav.phrases", right: "content" },
      { to: paths.testimonials, key: "nav.testimonials", right: "content" },
      { to: paths.letters, key: "nav.letters", right: "content" },
      { to: paths.mushafEdition, key: "nav.mushafEdition", right: "content" },
      { to: paths.scoring, key: "nav.scoring", right: "content" },
      { to: paths.policies, key: "nav.policies", right: "content" },
      { to: paths.institute, key: "nav.institute", right: "content" },
    ],
  },
  {
    key: "sections.money",
    Icon: Wallet,
    pages: [
      { to: paths.money, key: "nav.money", right: "money" },
      { to: paths.statements, key: "nav.statements", right: "money" },
      { to: paths.documents, key: "nav.documents", right: "money" },
      { to: paths.scholarships, key: "nav.scholarships", right: "money" },
      { to: paths.vouchers, key: "nav.vouchers", right: "money" },
      { to: paths.legalActs, key: "nav.legalActs", right: "money" },
      { to: paths.shop, key: "nav.shop", right: "money" },
    ],
  },
  {
    key: "sections.journal",
    Icon: ScrollText,
    pages: [
      { to: paths.audit, key: "nav.audit", right: "audit" },
      { to: paths.outbox, key: "nav.outbox", right: "people" },
    ],
  },
] as const;

type Section = (typeof STAFF_SECTIONS)[number];
export type StaffPage = Section["pages"][number];
export type StaffSection = {
  to: StaffPage["to"];
  key: Section["key"];
  Icon: Section["Icon"];
  pages: readonly StaffPage[];
};

/** What the rights open, whichever home is open; no section leads where a link of the home leads already. */
export function staffSectionsFor(
  rights: readonly StaffRight[],
  ofHome: readonly string[] = [],
): StaffSection[] {
  return STAFF_SECTIONS.flatMap(({ key, Icon, pages }) => {
    const open = pages.filter(({ right }) => rights.includes(right));
    const first = open.find(({ to }) => !ofHome.includes(to));
    return first ? [{ to: first.to, key, Icon, pages: open }] : [];
  });
}

export function isInSection({ pages }: Pick<StaffSection, "pages">, pathname: string): boolean {
  return pages.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}

/** The page of the section that is open, or above the open one: of several the nearest. */
export function pageOf({ pages }: Pick<StaffSection, "pages">, pathname: string) {
  return pages
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
