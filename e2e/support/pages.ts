export const PUBLIC_PAGES = [
  "/",
  "/about",
  "/programs",
  "/curriculum",
  "/pricing",
  "/terms",
  "/privacy",
  "/contact",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=none",
  "/invitation?token=none",
  "/no-such-page",
] as const;

export const TEACHER_PAGES = [
  "/",
  "/sessions",
  "/students",
  "/periodic-reports",
  "/resources",
  "/subscription",
  "/profile",
  "/settings",
  "/sessions?view=week",
  "/sessions/clock-changes",
  "/logout",
] as const;

export const FAMILY_PAGES = [
  "/",
  "/sessions",
  "/sessions?view=week",
  "/sessions/clock-changes",
  "/teachers",
  "/children",
  "/periodic-reports",
  "/resources",
  "/profile",
  "/subscription",
] as const;

export const STAFF_PAGES = [
  "/",
  "/staff/teachers",
  "/staff/holidays",
  "/staff/programmes",
  "/staff/phrases",
  "/staff/late-reports",
  "/periodic-reports",
  "/staff/messages",
  "/staff/outbox",
  "/staff/institute",
  "/staff/people/rights",
  "/profile",
] as const;
