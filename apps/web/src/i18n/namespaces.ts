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
  "availability",
  "sessions",
  "students",
  "lessons",
  "teachers",
  "children",
  "booking",
  "resources",
  "profile",
  "subscription",
  "staff",
  "design",
  "errors",
] as const;

export type Namespace = (typeof NAMESPACES)[number];

export const DEFAULT_NAMESPACE = "common";
