import * as seeing from "@riwaq/contracts/identity/seeing-as.calls";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { api } from "../../lib/api.ts";
import { deviceTimeZone, formatTime, isolated } from "../../lib/format.ts";
import { reloadAt } from "../../lib/reload-at.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast-store.ts";

type SeeingBandProps = { user: CurrentUser; seenBy: NonNullable<CurrentUser["seen_by"]> };

/** On every screen while staff see what somebody sees: whose it is, until when, and the way back. */
export function SeeingBand({ user, seenBy }: SeeingBandProps) {
  const { t } = useTranslation("common");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  // Everything that is shown was read as somebody else: the page begins anew.
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(seeing.stop),
    onSuccess: () => reloadAt(paths.dashboard),
    onError: (error) => toast({ title: failureMessages(error).join(" "), variant: "destructive" }),
  });
  const endsAt = Date.parse(seenBy.until);
  useEffect(() => {
    const end = setTimeout(() => reloadAt(paths.dashboard), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(end);
  }, [endsAt]);
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-4 border-b border-line bg-accent-soft px-4 py-2 text-on-accent-soft"
    >
      <p className="flex min-w-0 items-start gap-2 text-sm sm:text-base">
        <Eye aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {t("seeing.band", {
            name: isolated(user.name),
            time: formatTime(seenBy.until, language, deviceTimeZone()),
          })}
        </span>
      </p>
      <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
        {t("seeing.stop")}
      </Button>
    </div>
  );
}
