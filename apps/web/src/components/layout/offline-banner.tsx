import * as users from "@riwaq/contracts/identity/users.calls";
import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { useIsOffline } from "../../lib/connection.ts";
import { useReconnection } from "../../lib/use-reconnection.ts";

/** Over a page that keeps what it shows: nothing is newer until the line is back. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const queryClient = useQueryClient();
  useReconnection(isOffline, async () => {
    await api(users.me).catch(() => undefined);
    await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  });
  return (
    <div role="status">
      {isOffline && (
        <p className="flex items-start justify-center gap-2.5 border-t border-line bg-accent-soft px-4 py-2 text-sm text-ink">
          <WifiOff aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
          <span>{t("offline.banner")}</span>
        </p>
      )}
    </div>
  );
}
