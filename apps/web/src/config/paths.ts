/** The only source of addresses in the site. */
export const paths = {
  home: "/",
  about: "/about",
  programs: "/programs",
  curriculum: "/curriculum",
  pricing: "/pricing",
  terms: "/terms",
  conditions: "/conditions",
  privacy: "/privacy",
  legal: "/legal",
  withdraw: "/withdraw",
  cancel: "/cancel",
  contact: "/contact",
  register: "/register",
  login: "/login",
  logout: "/logout",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  invitation: "/invitation",
  staffInvitation: "/staff-invitation",
  unsubscribe: "/unsubscribe",
  offer: "/offer",
  answer: "/answer",
  dashboard: "/dashboard",
  settings: "/settings",
  sessions: "/sessions",
  students: "/students",
  resources: "/resources",
  resource: "/resources/$id",
  subscription: "/subscription",
  order: "/subscription/order",
  payment: "/subscription/pay/$id",
  ledger: "/subscription/$id",
  profile: "/profile",
  teachers: "/teachers",
  teacher: "/teachers/$id",
  children: "/children",
  clockChanges: "/sessions/clock-changes",
  lessonOutcome: "/sessions/$id/outcome",
  reportForm: "/sessions/$id/report",
  report: "/reports/$id",
  progress: "/students/$id/progress",
  periodicReports: "/periodic-reports",
  periodicReport: "/periodic-reports/$id",
  applicants: "/staff/teachers",
  holidays: "/staff/holidays",
  programmes: "/staff/programmes",
  phrases: "/staff/phrases",
  policies: "/staff/policies",
  letters: "/staff/letters",
  wording: "/staff/letters/$template/$language",
  lateReports: "/staff/late-reports",
  outbox: "/staff/outbox",
  design: "/design",
  messages: "/staff/messages",
  unanswered: "/staff/outcomes",
  unplaced: "/staff/unplaced",
  allLessons: "/staff/lessons",
  staffLeaves: "/staff/leave",
  staffLeave: "/staff/leave/$id",
  leave: "/leave",
  brief: "/sessions/$id/brief",
  institute: "/staff/institute",
  people: "/staff/people",
  person: "/staff/people/$personId",
  leads: "/staff/leads",
  rights: "/staff/people/rights",
  shop: "/staff/shop",
  documents: "/staff/documents",
  legalActs: "/staff/legal-acts",
  audit: "/staff/audit",
  figures: "/staff/figures",
  exports: "/staff/exports",
  imports: "/staff/import",
} as const;

/** Those that can be opened as they stand. */
export type AppPath = Exclude<(typeof paths)[keyof typeof paths], `${string}$${string}`>;

/** Anchor of the contact section on the home page. */
export const CONTACT_ANCHOR = "contact";

/** Anchor of the calendar's address on the page of lessons. */
export const CALENDAR_ANCHOR = "calendar-feed";

/** Anchor of the gift voucher on the contact page. */
export const GIFT_ANCHOR = "gift-voucher";

/** The terms in their order; the names are anchors too: /terms#refund. */
export const TERMS_SECTIONS = [
  "payment",
  "refund",
  "makeup",
  "schedule",
  "holidays",
  "progress",
  "policies",
  "environment",
  "punctuality",
  "scholarships",
  "gifting",
  "dress",
  "leaving",
  "privacy",
] as const;

export type TermsSection = (typeof TERMS_SECTIONS)[number];
