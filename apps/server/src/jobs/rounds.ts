import type { RoundDeps } from "../context.ts";
import { removeAccounts } from "../features/account/remove-accounts.job.ts";
import { extendSeries } from "../features/bookings/extend-series.job.ts";
import { sendClockNotices } from "../features/calendar/send-clock-notices.job.ts";
import { clearHolidays } from "../features/holidays/clear-holidays.job.ts";
import { proposeHolidays } from "../features/holidays/propose-holidays.job.ts";
import { makeMeetings } from "../features/meetings/make-meetings.job.ts";
import { sendReminders } from "../features/notices/send-reminders.job.ts";
import { tellSkips } from "../features/notices/tell-skips.job.ts";
import { clearNotifications } from "../features/notifications/clear-notifications.job.ts";
import { clearMessages } from "../features/outbox/clear-messages.job.ts";
import { draftPeriodicReports } from "../features/periodic-reports/draft-periodic-reports.job.ts";
import { tellDue } from "../features/reports/tell-due.job.ts";
import { clearResources } from "../features/resources/clear-resources.job.ts";
import { proposeOutcomes } from "../features/sessions/propose-outcomes.job.ts";
import { clearUploads } from "../features/uploads/clear-uploads.job.ts";
import { meetingProviders } from "../meetings/choose-provider.ts";
import type { Round } from "./round.ts";

/** All work that nobody asks for. The daily ones lie apart, at night in Europe but for those that write to people. */
export function roundsOf(deps: RoundDeps): Round[] {
  const meetings = meetingProviders(deps);
  return [
    { name: "make-meetings", cron: "* * * * *", run: () => makeMeetings({ ...deps, meetings }) },
    { name: "send-reminders", cron: "* * * * *", run: () => sendReminders(deps) },
    { name: "propose-outcomes", cron: "*/5 * * * *", run: () => proposeOutcomes(deps) },
    { name: "propose-holidays", cron: "10 1 * * *", run: () => proposeHolidays(deps) },
    { name: "clear-holidays", cron: "15 1 * * *", run: () => clearHolidays(deps) },
    { name: "clear-notifications", cron: "40 1 * * *", run: () => clearNotifications(deps) },
    { name: "clear-messages", cron: "42 1 * * *", run: () => clearMessages(deps) },
    { name: "clear-resources", cron: "45 1 * * *", run: () => clearResources(deps) },
    { name: "clear-uploads", cron: "30 * * * *", run: () => clearUploads(deps) },
    { name: "extend-series", cron: "20 1 * * *", run: () => extendSeries(deps) },
    { name: "remove-accounts", cron: "50 1 * * *", run: () => removeAccounts(deps) },
    {
      name: "draft-periodic-reports",
      cron: "30 7 * * *",
      run: () => draftPeriodicReports(deps),
    },
    { name: "send-clock-notices", cron: "0 8 * * *", run: () => sendClockNotices(deps) },
    { name: "tell-skips", cron: "20 8 * * *", run: () => tellSkips(deps) },
    { name: "tell-due-reports", cron: "*/15 * * * *", run: () => tellDue(deps) },
  ];
}
