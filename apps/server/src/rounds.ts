import { followUnpaid } from "./modules/billing/dunning/follow-unpaid.job.ts";
import { chargeDue } from "./modules/billing/payments/charge-due.job.ts";
import { comparePayments } from "./modules/billing/payments/compare-payments.job.ts";
import { followPayments } from "./modules/billing/payments/follow-payments.job.ts";
import { forgetMethods } from "./modules/billing/payments/forget-methods.job.ts";
import { takeEvents } from "./modules/billing/payments/take-events.job.ts";
import { sendRefunds } from "./modules/billing/refunds/send-refunds.job.ts";
import { renewSubscriptions } from "./modules/billing/renewals/renew-subscriptions.job.ts";
import { settleCalls } from "./modules/classroom/call/settle-calls.job.ts";
import { clearRooms } from "./modules/classroom/room/clear-rooms.job.ts";
import { emptySeats } from "./modules/classroom/room/empty-seats.job.ts";
import { removeAccounts } from "./modules/identity/account/remove-accounts.job.ts";
import { endSeeingAs } from "./modules/identity/seeing-as/end-seeing-as.job.ts";
import { openLeads } from "./modules/institute/leads/open-leads.job.ts";
import { draftPeriodicReports } from "./modules/learning/periodic-reports/draft-periodic-reports.job.ts";
import { remindOfPeriodicReports } from "./modules/learning/periodic-reports/remind-of-periodic-reports.job.ts";
import { closeRecitations } from "./modules/learning/recitations/close-recitations.job.ts";
import {
  escalateReports,
  remindOfReports,
} from "./modules/learning/reports/remind-of-reports.job.ts";
import { clearResources } from "./modules/learning/resources/clear-resources.job.ts";
import { clearUploads } from "./modules/learning/uploads/clear-uploads.job.ts";
import { prepareEvenings } from "./modules/memory/evenings/prepare-evenings.job.ts";
import { findMemoryInPeriod } from "./modules/memory/reviews/find-memory-in-period.ts";
import { sendReminders } from "./modules/notifications/notices/send-reminders.job.ts";
import { tellEndingMakeUps } from "./modules/notifications/notices/tell-ending-make-ups.job.ts";
import { tellSkips } from "./modules/notifications/notices/tell-skips.job.ts";
import { clearNotifications } from "./modules/notifications/notifications/clear-notifications.job.ts";
import { clearMessages } from "./modules/notifications/outbox/clear-messages.job.ts";
import { noticeAbsences } from "./modules/scheduling/absences/notice-absences.job.ts";
import { extendSeries } from "./modules/scheduling/bookings/extend-series.job.ts";
import { sendClockNotices } from "./modules/scheduling/calendar/send-clock-notices.job.ts";
import { letCoversGo } from "./modules/scheduling/cover/let-covers-go.job.ts";
import { clearHolidays } from "./modules/scheduling/holidays/clear-holidays.job.ts";
import { proposeHolidays } from "./modules/scheduling/holidays/propose-holidays.job.ts";
import { makeMeetings } from "./modules/scheduling/meetings/make-meetings.job.ts";
import { meetingProviders } from "./modules/scheduling/meetings/providers/choose-provider.ts";
import { letOffersGo } from "./modules/scheduling/offers/let-offers-go.job.ts";
import { settleLessons } from "./modules/scheduling/outcomes/settle-lessons.job.ts";
import { followEndedSeries } from "./modules/scheduling/series/follow-ended-series.job.ts";
import { clearLessonMarks } from "./modules/scheduling/sessions/clear-lesson-marks.job.ts";
import { persons } from "./persons.ts";
import type { RoundDeps } from "./platform/context.ts";
import type { Round } from "./platform/jobs/round.ts";
import { clearLooseFiles } from "./platform/storage/loose-files.ts";
import { countFigures } from "./views/figures/count-figures.job.ts";

/** All work that nobody asks for. The daily ones lie apart, at night in Europe but for those that write to people. */
export function roundsOf(deps: RoundDeps): Round[] {
  const meetings = meetingProviders(deps);
  return [
    { name: "make-meetings", cron: "* * * * *", run: () => makeMeetings({ ...deps, meetings }) },
    { name: "send-reminders", cron: "* * * * *", run: () => sendReminders(deps) },
    { name: "notice-absences", cron: "* * * * *", run: () => noticeAbsences(deps) },
    { name: "settle-lessons", cron: "* * * * *", run: () => settleLessons(deps) },
    { name: "let-offers-go", cron: "* * * * *", run: () => letOffersGo(deps) },
    { name: "let-covers-go", cron: "* * * * *", run: () => letCoversGo(deps) },
    { name: "empty-seats", cron: "* * * * *", run: () => emptySeats(deps) },
    { name: "settle-calls", cron: "* * * * *", run: () => settleCalls(deps) },
    { name: "close-recitations", cron: "* * * * *", run: () => closeRecitations(deps) },
    { name: "charge-due", cron: "* * * * *", run: () => chargeDue(deps) },
    { name: "take-events", cron: "* * * * *", run: () => takeEvents(deps) },
    { name: "follow-payments", cron: "* * * * *", run: () => followPayments(deps) },
    { name: "send-refunds", cron: "* * * * *", run: () => sendRefunds(deps) },
    { name: "forget-methods", cron: "*/10 * * * *", run: () => forgetMethods(deps) },
    { name: "compare-payments", cron: "25 2 * * *", run: () => comparePayments(deps) },
    { name: "renew-subscriptions", cron: "*/15 * * * *", run: () => renewSubscriptions(deps) },
    { name: "follow-unpaid", cron: "*/5 * * * *", run: () => followUnpaid(deps) },
    { name: "open-leads", cron: "*/10 * * * *", run: () => openLeads(deps) },
    { name: "end-seeing-as", cron: "* * * * *", run: () => endSeeingAs(deps) },
    { name: "propose-holidays", cron: "10 1 * * *", run: () => proposeHolidays(deps) },
    { name: "clear-holidays", cron: "15 1 * * *", run: () => clearHolidays(deps) },
    { name: "clear-notifications", cron: "40 1 * * *", run: () => clearNotifications(deps) },
    { name: "clear-messages", cron: "42 1 * * *", run: () => clearMessages(deps) },
    { name: "clear-resources", cron: "45 1 * * *", run: () => clearResources(deps) },
    { name: "clear-lesson-marks", cron: "47 1 * * *", run: () => clearLessonMarks(deps) },
    { name: "clear-rooms", cron: "48 1 * * *", run: () => clearRooms(deps) },
    { name: "prepare-evenings", cron: "*/15 * * * *", run: () => prepareEvenings(deps) },
    { name: "count-figures", cron: "*/10 * * * *", run: () => countFigures(deps) },
    { name: "clear-uploads", cron: "30 * * * *", run: () => clearUploads(deps) },
    { name: "clear-loose-files", cron: "* * * * *", run: () => clearLooseFiles(deps) },
    { name: "extend-series", cron: "20 1 * * *", run: () => extendSeries(deps) },
    { name: "follow-ended-series", cron: "25 1 * * *", run: () => followEndedSeries(deps) },
    {
      name: "remove-accounts",
      cron: "50 1 * * *",
      run: () => removeAccounts({ ...deps, persons }),
    },
    {
      name: "draft-periodic-reports",
      cron: "30 7 * * *",
      run: () => draftPeriodicReports({ ...deps, findMemory: findMemoryInPeriod }),
    },
    { name: "send-clock-notices", cron: "0 8 * * *", run: () => sendClockNotices(deps) },
    { name: "tell-ending-make-ups", cron: "15 8 * * *", run: () => tellEndingMakeUps(deps) },
    { name: "tell-skips", cron: "20 8 * * *", run: () => tellSkips(deps) },
    { name: "remind-of-reports", cron: "*/15 * * * *", run: () => remindOfReports(deps) },
    { name: "escalate-reports", cron: "40 7 * * *", run: () => escalateReports(deps) },
    {
      name: "remind-of-periodic-reports",
      cron: "45 7 * * *",
      run: () => remindOfPeriodicReports(deps),
    },
  ];
}
