import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { CALENDAR_ANCHOR, paths } from "../../config/paths.ts";
import { calendarFeedQuery } from "../../lib/calendar-feed.ts";
import { toast } from "../ui/toast-store.ts";
import type { ToastOptions } from "../ui/toast-store.ts";

/** Whoever shuts others out is told that the secret address of the calendar still works, where there is one. */
export function useToastOfShutOut() {
  const { t } = useTranslation("profile");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (done: ToastOptions) => {
    const feed = await queryClient.fetchQuery(calendarFeedQuery).catch(() => undefined);
    if (!feed?.exists) return toast(done);
    const renew = () => void navigate({ to: paths.sessions, hash: CALENDAR_ANCHOR });
    return toast({
      ...done,
      description: t("toasts.calendarStays"),
      action: { label: t("toasts.calendarRenew"), onPress: renew },
    });
  };
}
