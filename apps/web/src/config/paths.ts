/** The only source of addresses in the site. */
export const paths = {
  home: "/",
  about: "/about",
  programs: "/programs",
  curriculum: "/curriculum",
  pricing: "/pricing",
  terms: "/terms",
  privacy: "/privacy",
  contact: "/contact",
  register: "/register",
  login: "/login",
  logout: "/logout",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  dashboard: "/dashboard",
  settings: "/settings",
  sessions: "/sessions",
  students: "/students",
  resources: "/resources",
  subscription: "/subscription",
  profile: "/profile",
  outbox: "/staff/outbox",
} as const;

export type AppPath = (typeof paths)[keyof typeof paths];

/** Anchor of the contact section on the home page. */
export const CONTACT_ANCHOR = "contact";
