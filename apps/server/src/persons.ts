import { billingPerson } from "./modules/billing/person.ts";
import { classroomPerson } from "./modules/classroom/person.ts";
import { identityPerson } from "./modules/identity/person.ts";
import { institutePerson } from "./modules/institute/person.ts";
import { learningPerson } from "./modules/learning/person.ts";
import { memoryPerson } from "./modules/memory/person.ts";
import { notificationsPerson } from "./modules/notifications/person.ts";
import { peoplePerson } from "./modules/people/person.ts";
import { schedulingPerson } from "./modules/scheduling/person.ts";
import { composePersons } from "./platform/persons.ts";

/** As data.json is read: who one is, one's lessons and what came of them, what was sent, what one did. */
const ORDER_OF_KEYS = [
  "profile",
  "student",
  "parents",
  "children",
  "wishes",
  "levels",
  "placements",
  "recording_consents",
  "subscriptions",
  "paid_periods",
  "charges",
  "refunds",
  "discounts",
  "vouchers",
  "payer",
  "payment_methods",
  "transfers",
  "documents",
  "declarations",
  "teaching",
  "lessons",
  "decisions",
  "presence",
  "series",
  "make_ups",
  "lesson_words",
  "offers",
  "covers",
  "room_seats",
  "room_messages",
  "room_strokes",
  "reports",
  "report_versions",
  "kept_drafts",
  "periodic_reports",
  "resources",
  "recitations",
  "homework",
  "recitation_comments",
  "memory_plans",
  "new_portions",
  "memory_reviews",
  "recitation_tests",
  "similar_places",
  "ear_answers",
  "decks",
  "card_reviews",
  "notifications",
  "messages",
  "notification_choices",
  "push_subscriptions",
  "sign_ins",
  "known_devices",
  "mushaf_place",
  "marks",
  "read",
  "changes",
  "contact_messages",
];

/** All that is kept of people: each module's own part, those below first. */
export const persons = composePersons(
  [
    identityPerson,
    peoplePerson,
    institutePerson,
    schedulingPerson,
    learningPerson,
    classroomPerson,
    memoryPerson,
    billingPerson,
    notificationsPerson,
  ],
  ORDER_OF_KEYS,
);
