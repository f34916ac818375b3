import type { Homes, CurrentUser } from "@riwaq/contracts/identity/users";
import {
  AudioLines,
  BookOpen,
  BookOpenText,
  CalendarOff,
  CalendarDays,
  CreditCard,
  FileChartColumn,
  GraduationCap,
  LayoutDashboard,
  LogOut,
  Repeat,
  UserRound,
  Users,
} from "lucide-react";

import { paths } from "../../config/paths.ts";

type Role = CurrentUser["role"];

/** The sidebar in its order: what the open home has a use for. What a parent is shown, every home of a parent shows. */
const APP_LINKS = [
  { to: paths.home, key: "nav.dashboard", Icon: LayoutDashboard, roles: "TSPA" },
  { to: paths.sessions, key: "nav.sessions", Icon: CalendarDays, roles: "TSP" },
  { to: paths.leave, key: "nav.leave", Icon: CalendarOff, roles: "T" },
  { to: paths.teachers, key: "nav.teachers", Icon: GraduationCap, roles: "SP" },
  { to: paths.children, key: "nav.children", Icon: Users, roles: "P", held: "P" },
  { to: paths.students, key: "nav.students", Icon: Users, roles: "T" },
  { to: paths.toHear, key: "nav.toHear", Icon: AudioLines, roles: "T" },
  { to: paths.periodicReports, key: "nav.periodicReports", Icon: FileChartColumn, roles: "TP" },
  { to: paths.resources, key: "nav.resources", Icon: BookOpen, roles: "TSP" },
  { to: paths.practice, key: "nav.practice", Icon: Repeat, roles: "SP" },
  { to: paths.mushaf, key: "nav.mushaf", Icon: BookOpenText, roles: "TSP" },
  { to: paths.subscription, key: "nav.subscription", Icon: CreditCard, roles: "TSP" },
] as const;

const LAST_LINKS = [
  { to: paths.profile, key: "nav.profile", Icon: UserRound },
  { to: paths.logout, key: "nav.logout", Icon: LogOut },
] as const;

export type AppLink = (typeof APP_LINKS)[number] | (typeof LAST_LINKS)[number];

/** Of the open home, and what everybody has; between them stand the sections of the institute. */
export function appLinksFor(role: Role, { homes }: Homes) {
  const own = APP_LINKS.filter(
    (link) => link.roles.includes(role) || ("held" in link && homes.includes(link.held)),
  );
  return { own, last: LAST_LINKS };
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
