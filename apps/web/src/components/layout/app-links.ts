import type { CurrentUser } from "@riwaq/contracts/identity/users";
import {
  BookOpen,
  CalendarDays,
  CreditCard,
  FileChartColumn,
  GraduationCap,
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

/** The sidebar in its order; each role sees what has a use for it. */
const APP_LINKS = [
  { to: paths.home, key: "nav.dashboard", Icon: LayoutDashboard, roles: "TSPA" },
  { to: paths.sessions, key: "nav.sessions", Icon: CalendarDays, roles: "TSP" },
  { to: paths.teachers, key: "nav.teachers", Icon: GraduationCap, roles: "SP" },
  { to: paths.children, key: "nav.children", Icon: Users, roles: "P" },
  { to: paths.applicants, key: "nav.applicants", Icon: GraduationCap, roles: "A" },
  { to: paths.holidays, key: "nav.holidays", Icon: CalendarDays, roles: "A" },
  { to: paths.programmes, key: "nav.programmes", Icon: BookOpen, roles: "A" },
  { to: paths.students, key: "nav.students", Icon: Users, roles: "T" },
  {
    to: paths.periodicReports,
    key: "nav.periodicReports",
    Icon: FileChartColumn,
    roles: "TPA",
  },
  { to: paths.resources, key: "nav.resources", Icon: BookOpen, roles: "TSP" },
  { to: paths.subscription, key: "nav.subscription", Icon: CreditCard, roles: "TSP" },
  { to: paths.messages, key: "nav.messages", Icon: MessageSquareText, roles: "A" },
  { to: paths.outbox, key: "nav.outbox", Icon: Mail, roles: "A" },
  { to: paths.institute, key: "nav.institute", Icon: Landmark, roles: "A" },
  { to: paths.profile, key: "nav.profile", Icon: UserRound, roles: "TSPA" },
  { to: paths.logout, key: "nav.logout", Icon: LogOut, roles: "TSPA" },
] as const;

export function appLinksFor(role: Role) {
  return APP_LINKS.filter((link) => link.roles.includes(role));
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
