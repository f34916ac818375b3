import { z } from "zod";

/** What a screen may show and somebody else may change, for those whom it concerns. */
export const TOPICS = [
  "lessons",
  "today",
  "absences",
  "make-ups",
  "offers",
  "leave",
  "reports",
  "periodic-reports",
  "resources",
  "marks",
  "recitations",
  "memory",
  "tests",
  "similar",
  "cards",
  "ear",
  "people",
  "approvals",
  "rights",
  "contact-messages",
  "leads",
  "legal-acts",
  "money",
  "outbox",
  "letters",
] as const;
export type Topic = (typeof TOPICS)[number];

/** `event: changed` of GET /notifications/stream/. A page of before may not know a topic of now. */
export const ChangedTopics = z.object({ topics: z.array(z.string()) });
