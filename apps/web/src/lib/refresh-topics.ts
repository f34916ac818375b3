import * as desk from "@riwaq/contracts/billing/desk.calls";
import * as documents from "@riwaq/contracts/billing/documents.calls";
import * as legalActs from "@riwaq/contracts/billing/legal-acts.calls";
import * as payers from "@riwaq/contracts/billing/payers.calls";
import * as statements from "@riwaq/contracts/billing/statements.calls";
import * as subscriptions from "@riwaq/contracts/billing/subscriptions.calls";
import * as vouchers from "@riwaq/contracts/billing/vouchers.calls";
import type { Call } from "@riwaq/contracts/call";
import * as identityHomes from "@riwaq/contracts/identity/homes.calls";
import * as rights from "@riwaq/contracts/identity/rights.calls";
import * as contactMessages from "@riwaq/contracts/institute/contact-messages.calls";
import * as leads from "@riwaq/contracts/institute/leads.calls";
import * as homework from "@riwaq/contracts/learning/homework.calls";
import * as marks from "@riwaq/contracts/learning/marks.calls";
import * as periodic from "@riwaq/contracts/learning/periodic-reports.calls";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import * as reports from "@riwaq/contracts/learning/reports.calls";
import * as resources from "@riwaq/contracts/learning/resources.calls";
import * as cards from "@riwaq/contracts/memory/cards.calls";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import * as memoryPages from "@riwaq/contracts/memory/pages.calls";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import * as rhythm from "@riwaq/contracts/memory/rhythm.calls";
import * as similar from "@riwaq/contracts/memory/similar.calls";
import * as recitationTests from "@riwaq/contracts/memory/tests.calls";
import * as outbox from "@riwaq/contracts/notifications/outbox.calls";
import * as texts from "@riwaq/contracts/notifications/texts.calls";
import type { Topic } from "@riwaq/contracts/notifications/topics";
import * as applications from "@riwaq/contracts/people/applications.calls";
import * as children from "@riwaq/contracts/people/children.calls";
import * as families from "@riwaq/contracts/people/families.calls";
import * as placements from "@riwaq/contracts/people/placements.calls";
import * as pupilLevels from "@riwaq/contracts/people/pupil-levels.calls";
import * as recordingConsents from "@riwaq/contracts/people/recording-consents.calls";
import * as invitations from "@riwaq/contracts/people/student-invitations.calls";
import * as students from "@riwaq/contracts/people/students.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import * as wishes from "@riwaq/contracts/people/wishes.calls";
import * as absences from "@riwaq/contracts/scheduling/absences.calls";
import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import * as leave from "@riwaq/contracts/scheduling/leave.calls";
import * as offers from "@riwaq/contracts/scheduling/offers.calls";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as figures from "@riwaq/contracts/views/figures.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import * as today from "@riwaq/contracts/views/today.calls";
import type { QueryClient } from "@tanstack/react-query";

import { TOLD_OF_LESSONS } from "./forget-lessons.ts";
import { invalidate } from "./query-of.ts";

const HOMES = [dashboard.teacher, dashboard.staff, homes.student, homes.parent];

/** What is paid for and not used: a lesson uses it, and a payment adds to it. */
const PAID_FOR = [subscriptions.list, subscriptions.lessonsLeft, subscriptions.ledger];

/** What is held by heart, which follows from lessons, their reports and their marks. */
const HELD = [
  plan.ofStudent,
  plan.tonight,
  memoryPages.heatMap,
  memoryPages.history,
  memoryPages.today,
  rhythm.ofStudent,
];

/** Which calls show what a topic is about. */
const SHOWN_OF: Record<Topic, readonly Call[]> = {
  lessons: [...TOLD_OF_LESSONS, ...PAID_FOR],
  today: [today.today, figures.week],
  offers: [offers.mine, availability.freeSlots, ...HOMES],
  leave: [
    leave.mine,
    leave.list,
    cover.ofLeave,
    cover.ofOwnLeave,
    cover.mine,
    cover.substitutes,
    dashboard.staff,
  ],
  absences: [absences.alerts],
  "make-ups": [
    changes.makeUps,
    changes.hoursOfMakeUp,
    changes.staffMakeUps,
    sessions.coming,
    ...HOMES,
  ],
  reports: [
    reports.forms,
    reports.one,
    reports.versions,
    reports.ofStudent,
    reports.progress,
    sessions.past,
    ...HELD,
    ...HOMES,
  ],
  "periodic-reports": [periodic.list, periodic.one, ...HOMES],
  resources: [resources.list, resources.one, resources.versions, ...HOMES],
  marks: [
    marks.ofStudent,
    marks.weakWords,
    recitations.one,
    ear.rules,
    ear.map,
    similar.ofStudent,
    recitationTests.show,
    ...HELD,
  ],
  recitations: [
    recitations.ofStudent,
    recitations.one,
    homework.ofStudent,
    homework.toHear,
    homework.answer,
    recitations.placement,
  ],
  memory: HELD,
  tests: [recitationTests.ofStudent, recitationTests.show, recitationTests.choice],
  similar: [similar.ofStudent],
  cards: [cards.decks, cards.deck, cards.ofStudent, cards.today],
  ear: [ear.map],
  people: [
    children.list,
    children.guardians,
    families.list,
    invitations.list,
    students.list,
    students.page,
    pupilLevels.list,
    placements.ofStudent,
    recordingConsents.show,
    wishes.list,
    wishes.ofPerson,
    homes.parent,
  ],
  approvals: [
    dashboard.staff,
    teachers.applicants,
    teachers.ownProfile,
    applications.own,
    applications.ofTeacher,
  ],
  rights: [identityHomes.mine, rights.staff, rights.givers],
  "contact-messages": [contactMessages.list, dashboard.staff],
  leads: [leads.list, leads.one, dashboard.staff],
  "legal-acts": [legalActs.list, dashboard.staff],
  money: [
    vouchers.own,
    vouchers.list,
    ...PAID_FOR,
    subscriptions.charge,
    subscriptions.orderStart,
    documents.own,
    desk.today,
    payers.ofPerson,
    payers.staffLedger,
    documents.list,
    statements.show,
  ],
  outbox: [outbox.list, dashboard.staff],
  letters: [texts.list, texts.preview, texts.wording],
};

/** Asked for again where it is on the screen, and stale elsewhere; topics of a newer server are passed over. */
export async function refresh(queryClient: QueryClient, topics: readonly string[]): Promise<void> {
  const known = Object.entries(SHOWN_OF).filter(([topic]) => topics.includes(topic));
  await invalidate(queryClient, [...new Set(known.flatMap(([, calls]) => calls))]);
}
