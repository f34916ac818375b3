import type { Homes, CurrentUser } from "@riwaq/contracts/identity/users";
import {
  BookOpen,
  CalendarClock,
  CalendarDays,
  CircleQuestionMark,
  ClockAlert,
  CreditCard,
  FileChartColumn,
  GraduationCap,
  KeyRound,
  Languages,
  Landmark,
  LayoutDashboard,
  LogOut,
  Mail,
  MessageSquareText,
  UserRound,
  Users,
} from "lucide-react";

import { paths } from "../../config/paths.ts";

type Role = CurrentUser["role"];

/** The sidebar in its order: what the open home has a use for. What a parent is shown, every home of a parent shows. */
const APP_LINKS = [
  { to: paths.home, key: "nav.dashboard", Icon: LayoutDashboard, roles: "TSPA" },
  { to: paths.sessions, key: "nav.sessions", Icon: CalendarDays, roles: "TSP" },
  { to: paths.teachers, key: "nav.teachers", Icon: GraduationCap, roles: "SP" },
  { to: paths.children, key: "nav.children", Icon: Users, roles: "P", held: "P" },
  { to: paths.students, key: "nav.students", Icon: Users, roles: "T" },
  { to: paths.periodicReports, key: "nav.periodicReports", Icon: FileChartColumn, roles: "TP" },
  { to: paths.resources, key: "nav.resources", Icon: BookOpen, roles: "TSP" },
  { to: paths.subscription, key: "nav.subscription", Icon: CreditCard, roles: "TSP" },
] as const;

/** Of staff, by what somebody decides about, whichever home is open. */
const STAFF_LINKS = [
  { to: paths.allLessons, key: "nav.allLessons", Icon: CalendarClock, right: "people" },
  { to: paths.unanswered, key: "nav.unanswered", Icon: CircleQuestionMark, right: "people" },
  { to: paths.applicants, key: "nav.applicants", Icon: GraduationCap, right: "people" },
  { to: paths.holidays, key: "nav.holidays", Icon: CalendarDays, right: "people" },
  { to: paths.programmes, key: "nav.programmes", Icon: BookOpen, right: "content" },
  { to: paths.phrases, key: "nav.phrases", Icon: Languages, right: "content" },
  {
    to: paths.periodicReports,
    key: "nav.periodicReports",
    Icon: FileChartColumn,
    right: "content",
  },
  { to: paths.lateReports, key: "nav.lateReports", Icon: ClockAlert, right: "content" },
  { to: paths.messages, key: "nav.messages", Icon: MessageSquareText, right: "people" },
  { to: paths.outbox, key: "nav.outbox", Icon: Mail, right: "people" },
  { to: paths.rights, key: "nav.rights", Icon: KeyRound, right: "people" },
  { to: paths.institute, key: "nav.institute", Icon: Landmark, right: "content" },
] as const;

const LAST_LINKS = [
  { to: paths.profile, key: "nav.profile", Icon: UserRound },
  { to: paths.logout, key: "nav.logout", Icon: LogOut },
] as const;

export type AppLink =
  | (typeof APP_LINKS)[number]
  | (typeof STAFF_LINKS)[number]
  | (typeof LAST_LINKS)[number];

/** In three groups: of the open home, of the institute, and what everybody has. No address stands there twice. */
export function appLinksFor(role: Role, { homes, rights }: Homes) {
  const own = APP_LINKS.filter(
    (link) => link.roles.includes(role) || ("held" in link && homes.includes(link.held)),
  );
  const isOwn = (to: string) => own.some((link) => link.to === to);
  const staff = STAFF_LINKS.filter(({ to, right }) => rights.includes(right) && !isOwn(to));
  return { own, staff, last: LAST_LINKS };
}

const HEADER_LINKS = [
  { to: paths.dashboard, key: "nav.dashboard", roles: "T" },
  { to: paths.sessions, key: "nav.sessions", roles: "TSP" },
] as const;

export function headerLinksFor(role: Role) {
  return HEADER_LINKS.filter((link) => link.roles.includes(role));
}

const MENU_LINKS = [
  { to: paths.profile, key: "nav.profileShort", roles: "TSPA" },
  { to: paths.settings, key: "nav.settings", roles: "T" },
  { to: paths.contact, key: "footer.contact", roles: "TSP" },
] as const;

/** Behind the name, above the terms and the way out: what the role has. */
export function menuLinksFor(role: Role | undefined) {
  return MENU_LINKS.filter((link) => role !== undefined && link.roles.includes(role));
}
