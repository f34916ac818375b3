export const NAMESPACES = [
  "common",
  "home",
  "about",
  "programs",
  "curriculum",
  "pricing",
  "terms",
  "privacy",
  "contact",
  "auth",
  "dashboard",
  "settings",
  "sessions",
  "students",
  "resources",
  "profile",
  "subscription",
  "staff",
  "errors",
] as const;

export type Namespace = (typeof NAMESPACES)[number];

export const DEFAULT_NAMESPACE = "common";
