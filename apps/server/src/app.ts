import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { LogController, fastify } from "fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";

import { accountRoutes } from "./features/account/routes.ts";
import { authenticationRoutes } from "./features/authentication/routes.ts";
import { availabilityRoutes } from "./features/availability/routes.ts";
import { bookingsRoutes } from "./features/bookings/routes.ts";
import { calendarRoutes } from "./features/calendar/routes.ts";
import { changesRoutes } from "./features/changes/routes.ts";
import { childrenRoutes } from "./features/children/routes.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { dashboardRoutes } from "./features/dashboard/routes.ts";
import { holidaysRoutes } from "./features/holidays/routes.ts";
import { homesRoutes } from "./features/homes/routes.ts";
import { instituteRoutes } from "./features/institute/routes.ts";
import { leavingRoutes } from "./features/leaving/routes.ts";
import { meetingsRoutes } from "./features/meetings/routes.ts";
import { notificationsRoutes, streamNotifications } from "./features/notifications/routes.ts";
import { outboxRoutes } from "./features/outbox/routes.ts";
import { periodicReportsRoutes } from "./features/periodic-reports/routes.ts";
import { picturesRoutes } from "./features/pictures/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { programmesRoutes } from "./features/programmes/routes.ts";
import { reportsRoutes } from "./features/reports/routes.ts";
import { resourcesRoutes } from "./features/resources/routes.ts";
import { sessionsRoutes } from "./features/sessions/routes.ts";
import { studentInvitationsRoutes } from "./features/student-invitations/routes.ts";
import { studentsRoutes } from "./features/students/routes.ts";
import { teachersRoutes } from "./features/teachers/routes.ts";
import { twoStepRoutes } from "./features/two-step/routes.ts";
import { uploadsRoutes } from "./features/uploads/routes.ts";
import { usersRoutes } from "./features/users/routes.ts";
import { registerActor } from "./plugins/actor.ts";
import { registerAfterAnswer } from "./plugins/after-answer.ts";
import { registerCsrf } from "./plugins/csrf.ts";
import { registerErrorHandler, sendFrameworkError } from "./plugins/error-handler.ts";
import { registerHealth } from "./plugins/health.ts";
import { registerLocales } from "./plugins/locales.ts";
import { registerOpenapi } from "./plugins/openapi.ts";
import { registerOutboxWake } from "./plugins/outbox-wake.ts";
import { registerRequestLog } from "./plugins/request-log.ts";
import { registerSecurityHeaders } from "./plugins/security-headers.ts";
import { registerSecurityText } from "./plugins/security-text.ts";
import { registerShedding } from "./plugins/shed-load.ts";
import { registerSite } from "./plugins/site.ts";
import { registerSlowRequests } from "./plugins/slow-requests.ts";
import { registerThrottle } from "./plugins/throttle.ts";
import { registerProxyWarning } from "./plugins/warn-of-proxy.ts";
import type { Services } from "./services.ts";

const FEATURES = [
  usersRoutes,
  authenticationRoutes,
  availabilityRoutes,
  holidaysRoutes,
  sessionsRoutes,
  changesRoutes,
  dashboardRoutes,
  homesRoutes,
  studentsRoutes,
  studentInvitationsRoutes,
  reportsRoutes,
  resourcesRoutes,
  uploadsRoutes,
  periodicReportsRoutes,
  profileRoutes,
  picturesRoutes,
  twoStepRoutes,
  accountRoutes,
  instituteRoutes,
  contactRoutes,
  outboxRoutes,
  notificationsRoutes,
  childrenRoutes,
  programmesRoutes,
  teachersRoutes,
  bookingsRoutes,
  leavingRoutes,
  calendarRoutes,
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
  registerActor(app, services);
  registerCsrf(app, services);
  await registerOpenapi(app);
  registerOutboxWake(app, services);
  registerHealth(app, services);
  registerSecurityText(app, services);
  await registerLocales(app);
  for (const routes of FEATURES) await app.register(routes, { prefix: "/api" });
  await app.register(streamNotifications(services), { prefix: "/api" });
  await registerSite(app, services);
  return app;
}

/** Fast enough to do on the way: dynamic answers are small, and pages are a few kilobytes. */
const BROTLI = { params: { 1: 4 } };
