import {
  AlarmClock,
  CalendarCheck,
  CalendarDays,
  CalendarX,
  FileText,
  FolderOpen,
  ShieldCheck,
  UserPlus,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";

export const EVENT_ICONS: Readonly<Record<string, LucideIcon>> = {
  "lesson-booked": CalendarCheck,
  "lesson-moved": CalendarDays,
  "lesson-cancelled": CalendarX,
  "lesson-restored": CalendarCheck,
  "reminder-day": AlarmClock,
  "reminder-hour": AlarmClock,
  "lesson-starting": AlarmClock,
  "clock-change": AlarmClock,
  "report-ready": FileText,
  "periodic-report-ready": FileText,
  "report-due": FileText,
  "periodic-report-due": FileText,
  "resource-assigned": FolderOpen,
  invitation: UserPlus,
  holiday: CalendarDays,
  "make-up": CalendarCheck,
  "new-sign-in": ShieldCheck,
  "password-changed": ShieldCheck,
  "two-step-changed": ShieldCheck,
};
