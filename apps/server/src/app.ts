import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { LogController, fastify } from "fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";

import { DEMO_ACCOUNTS } from "./demo/accounts.ts";
import { findCover } from "./modules/billing/cover/find-cover.ts";
import { moneyDeskRoutes } from "./modules/billing/desk/routes.ts";
import { disputesRoutes } from "./modules/billing/disputes/routes.ts";
import { documentsRoutes } from "./modules/billing/documents/routes.ts";
import { legalActsRoutes } from "./modules/billing/legal-acts/routes.ts";
import { legalRoutes } from "./modules/billing/legal/routes.ts";
import { paymentWebhookRoutes } from "./modules/billing/payments/webhook-routes.ts";
import { scholarshipsRoutes } from "./modules/billing/scholarships/routes.ts";
import { hasContracts } from "./modules/billing/shop/queries.ts";
import { shopRoutes } from "./modules/billing/shop/routes.ts";
import { statementsRoutes } from "./modules/billing/statements/routes.ts";
import { subscriptionsRoutes } from "./modules/billing/subscriptions/routes.ts";
import { vouchersRoutes } from "./modules/billing/vouchers/routes.ts";
import { findPagesShown } from "./modules/classroom/room/queries.ts";
import { classroomRoutes } from "./modules/classroom/room/routes.ts";
import { whenShown } from "./modules/classroom/room/when-shown.ts";
import { roomSocket } from "./modules/classroom/socket/routes.ts";
import { accountRoutes } from "./modules/identity/account/routes.ts";
import { authenticationRoutes } from "./modules/identity/authentication/routes.ts";
import { picturesRoutes } from "./modules/identity/pictures/routes.ts";
import { ownSettingsRoutes } from "./modules/identity/profile/routes.ts";
import { seeingAsRoutes } from "./modules/identity/seeing-as/routes.ts";
import { registerActor } from "./modules/identity/sign-in/actor.ts";
import { staffInvitationsRoutes } from "./modules/identity/staff-invitations/routes.ts";
import { twoStepRoutes } from "./modules/identity/two-step/routes.ts";
import { usersRoutes } from "./modules/identity/users/routes.ts";
import { auditFileRoutes } from "./modules/institute/audit/routes.ts";
import { contactRoutes } from "./modules/institute/contact/routes.ts";
import { exportsRoutes } from "./modules/institute/exports/routes.ts";
import { instituteRoutes } from "./modules/institute/institute/routes.ts";
import { leadsRoutes } from "./modules/institute/leads/routes.ts";
import { policiesRoutes } from "./modules/institute/policies/routes.ts";
import { recognitionsRoutes } from "./modules/institute/recognitions/routes.ts";
import { roundsRoutes } from "./modules/institute/rounds/routes.ts";
import { testimonialsRoutes } from "./modules/institute/testimonials/routes.ts";
import { briefsRoutes } from "./modules/learning/briefs/routes.ts";
import { homeworkRoutes } from "./modules/learning/homework/routes.ts";
import { marksRoutes } from "./modules/learning/marks/routes.ts";
import { mushafRoutes } from "./modules/learning/mushaf/routes.ts";
import { periodicReportsRoutes } from "./modules/learning/periodic-reports/routes.ts";
import { phrasesRoutes } from "./modules/learning/phrases/routes.ts";
import { recitationsRoutes } from "./modules/learning/recitations/routes.ts";
import { findSentReports } from "./modules/learning/reports/find-sent-reports.ts";
import { findReportsOn } from "./modules/learning/reports/queries.ts";
import { reportsRoutes } from "./modules/learning/reports/routes.ts";
import { resourcesRoutes } from "./modules/learning/resources/routes.ts";
import { uploadsRoutes } from "./modules/learning/uploads/routes.ts";
import { cardsRoutes } from "./modules/memory/cards/routes.ts";
import { earRoutes } from "./modules/memory/ear/routes.ts";
import { memoryPagesRoutes } from "./modules/memory/pages/routes.ts";
import { memoryPlanRoutes } from "./modules/memory/plan/routes.ts";
import { rhythmRoutes } from "./modules/memory/rhythm/routes.ts";
import { schemesRoutes } from "./modules/memory/schemes/routes.ts";
import { similarRoutes } from "./modules/memory/similar/routes.ts";
import { testsRoutes } from "./modules/memory/tests/routes.ts";
import {
  notificationsRoutes,
  streamNotifications,
} from "./modules/notifications/notifications/routes.ts";
import { outboxRoutes } from "./modules/notifications/outbox/routes.ts";
import { textsRoutes } from "./modules/notifications/texts/routes.ts";
import { applicationsRoutes } from "./modules/people/applications/routes.ts";
import { childrenRoutes } from "./modules/people/children/routes.ts";
import { familiesRoutes } from "./modules/people/families/routes.ts";
import { importsRoutes } from "./modules/people/imports/routes.ts";
import { notesRoutes } from "./modules/people/notes/routes.ts";
import { ownRolesRoutes } from "./modules/people/own-roles/routes.ts";
import { placementSoundsRoutes } from "./modules/people/placement-sounds/routes.ts";
import { placementsRoutes } from "./modules/people/placements/routes.ts";
import { profileRoutes } from "./modules/people/profile/routes.ts";
import { programmesRoutes } from "./modules/people/programmes/routes.ts";
import { publicProfilesRoutes } from "./modules/people/public-profiles/routes.ts";
import { pupilLevelsRoutes } from "./modules/people/pupil-levels/routes.ts";
import { recordingConsentsRoutes } from "./modules/people/recording-consents/routes.ts";
import { studentInvitationsRoutes } from "./modules/people/student-invitations/routes.ts";
import { teachersRoutes } from "./modules/people/teachers/routes.ts";
import { wishesRoutes } from "./modules/people/wishes/routes.ts";
import { absencesRoutes } from "./modules/scheduling/absences/routes.ts";
import { availabilityRoutes } from "./modules/scheduling/availability/routes.ts";
import { judgePupils } from "./modules/scheduling/bookings/judge-pupils.ts";
import { bookingsRoutes } from "./modules/scheduling/bookings/routes.ts";
import { calendarRoutes } from "./modules/scheduling/calendar/routes.ts";
import { changesRoutes } from "./modules/scheduling/changes/routes.ts";
import { coverRoutes } from "./modules/scheduling/cover/routes.ts";
import { handoverRoutes } from "./modules/scheduling/handover/routes.ts";
import { holidaysRoutes } from "./modules/scheduling/holidays/routes.ts";
import { leaveRoutes } from "./modules/scheduling/leave/routes.ts";
import { leavingRoutes } from "./modules/scheduling/leaving/routes.ts";
import { meetingsRoutes } from "./modules/scheduling/meetings/routes.ts";
import { offersRoutes } from "./modules/scheduling/offers/routes.ts";
import { outcomesRoutes } from "./modules/scheduling/outcomes/routes.ts";
import { sessionsRoutes } from "./modules/scheduling/sessions/routes.ts";
import { unplacedRoutes } from "./modules/scheduling/unplaced/routes.ts";
import { zoneChangesRoutes } from "./modules/scheduling/zone-changes/routes.ts";
import { SITE_DIR } from "./paths.ts";
import { persons } from "./persons.ts";
import { registerAfterAnswer } from "./platform/http/after-answer.ts";
import { registerCsrf } from "./platform/http/csrf.ts";
import { registerErrorHandler, sendFrameworkError } from "./platform/http/error-handler.ts";
import { registerHealth } from "./platform/http/health.ts";
import { registerLocales } from "./platform/http/locales.ts";
import { registerOpenapi } from "./platform/http/openapi.ts";
import { registerOutboxWake } from "./platform/http/outbox-wake.ts";
import { registerRequestLog } from "./platform/http/request-log.ts";
import { registerSecurityHeaders } from "./platform/http/security-headers.ts";
import { registerSecurityText } from "./platform/http/security-text.ts";
import { registerShedding } from "./platform/http/shed-load.ts";
import { registerSite } from "./platform/http/site.ts";
import { registerSlowRequests } from "./platform/http/slow-requests.ts";
import { registerThrottle } from "./platform/http/throttle.ts";
import { registerProxyWarning } from "./platform/http/warn-of-proxy.ts";
import type { Services } from "./platform/services.ts";
import { listTableOfEvents } from "./views/audit/list-table-of-events.ts";
import { auditRoutes } from "./views/audit/routes.ts";
import { dashboardRoutes } from "./views/dashboard/routes.ts";
import { listLessonsTable } from "./views/exports/list-lessons-table.ts";
import { listPeopleTable } from "./views/exports/list-people-table.ts";
import { figuresRoutes } from "./views/figures/routes.ts";
import { homesRoutes } from "./views/homes/routes.ts";
import { personRoutes } from "./views/person/routes.ts";
import { programmePagesRoutes } from "./views/programme-pages/routes.ts";
import { showProgrammePages } from "./views/programme-pages/show-programme-pages.ts";
import { publicTeachersRoutes } from "./views/public-teachers/routes.ts";
import { showTeacherPages } from "./views/public-teachers/show-teacher-pages.ts";
import { searchRoutes } from "./views/search/routes.ts";
import { studentsRoutes } from "./views/students/routes.ts";
import { todayRoutes } from "./views/today/routes.ts";

const FEATURES = [
  usersRoutes,
  authenticationRoutes,
  staffInvitationsRoutes,
  seeingAsRoutes,
  availabilityRoutes,
  holidaysRoutes,
  sessionsRoutes({ findReportsOn, findSentReports }),
  absencesRoutes,
  outcomesRoutes,
  changesRoutes,
  dashboardRoutes,
  auditRoutes,
  auditFileRoutes({ tableOfEvents: listTableOfEvents }),
  homesRoutes,
  figuresRoutes,
  exportsRoutes({ tableOfPeople: listPeopleTable, tableOfLessons: listLessonsTable }),
  personRoutes,
  studentsRoutes,
  unplacedRoutes,
  todayRoutes,
  searchRoutes,
  studentInvitationsRoutes,
  briefsRoutes,
  reportsRoutes({ findPagesShown }),
  marksRoutes({ whenShown }),
  classroomRoutes,
  cardsRoutes,
  memoryPlanRoutes,
  schemesRoutes,
  similarRoutes,
  testsRoutes,
  memoryPagesRoutes,
  rhythmRoutes,
  earRoutes,
  mushafRoutes,
  phrasesRoutes,
  resourcesRoutes,
  uploadsRoutes,
  periodicReportsRoutes,
  recitationsRoutes,
  homeworkRoutes,
  profileRoutes,
  ownSettingsRoutes,
  zoneChangesRoutes,
  picturesRoutes,
  twoStepRoutes,
  accountRoutes,
  instituteRoutes(DEMO_ACCOUNTS, { hasContracts }),
  policiesRoutes,
  testimonialsRoutes,
  recognitionsRoutes,
  contactRoutes,
  leadsRoutes,
  roundsRoutes,
  outboxRoutes,
  notificationsRoutes,
  textsRoutes,
  childrenRoutes,
  familiesRoutes,
  importsRoutes,
  ownRolesRoutes,
  notesRoutes,
  programmesRoutes,
  publicProfilesRoutes,
  publicTeachersRoutes,
  programmePagesRoutes,
  teachersRoutes({ judgePupils }),
  wishesRoutes,
  pupilLevelsRoutes,
  placementsRoutes,
  placementSoundsRoutes,
  recordingConsentsRoutes,
  applicationsRoutes,
  bookingsRoutes({ findCover }),
  offersRoutes,
  leavingRoutes,
  leaveRoutes,
  coverRoutes,
  handoverRoutes,
  calendarRoutes,
  shopRoutes,
  scholarshipsRoutes,
  statementsRoutes,
  subscriptionsRoutes,
  vouchersRoutes,
  moneyDeskRoutes,
  disputesRoutes,
  paymentWebhookRoutes,
  documentsRoutes,
  legalActsRoutes,
  legalRoutes,
  meetingsRoutes,
];

const BODY_LIMIT_BYTES = 1_048_576;

/** Builds the application; `server.ts` listens. Hooks run in the order in which the plugins stand here. */
export async function buildApp(
  services: Services,
  log?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // Slow clients are cut off: headers within 10 s, the whole request within 30 s, checked every second.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 5000,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: sendFrameworkError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");

  registerErrorHandler(app);
  registerRequestLog(app);
  registerSlowRequests(app);
  registerProxyWarning(app, config);
  await app.register(cookie);
  registerSecurityHeaders(app, config);
  await app.register(compress, {
    threshold: 1024,
    // Compressed requests are not accepted: nothing here needs them, and a small one can grow without bound.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    brotliOptions: BROTLI,
  });
  if (config.canShedLoad) registerShedding(app);
  await registerThrottle(app, services);
  registerAfterAnswer(app);
  registerActor(app, { ...services, persons });
  registerCsrf(app, services);
  await registerOpenapi(app);
  registerOutboxWake(app, services);
  registerHealth(app, services);
  registerSecurityText(app, services);
  await registerLocales(app);
  for (const routes of FEATURES) await app.register(routes, { prefix: "/api" });
  await app.register(streamNotifications(services), { prefix: "/api" });
  await app.register(roomSocket(services), { prefix: "/api" });
  await registerSite(app, services, SITE_DIR, [showTeacherPages(), showProgrammePages()]);
  return app;
}

/** Fast enough to do on the way: dynamic answers are small, and pages are a few kilobytes. */
const BROTLI = { params: { 1: 4 } };
