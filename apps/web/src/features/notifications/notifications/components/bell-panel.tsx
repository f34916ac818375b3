import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { Link, useRouter } from "@tanstack/react-router";
import { CheckCheck, Settings2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { newestSeq, unreadOf } from "../model/bell-list.ts";
import { useMarkRead } from "../mutations.ts";
import { BellList } from "./bell-list.tsx";
import type { Bell } from "./use-bell.ts";

type BellPanelProps = {
  bell: Bell;
  /** Whose corner holds a button to close it. */
  isSheet: boolean;
  onClose: () => void;
};

/** What stands in the popover or sheet of the bell. */
export function BellPanel({ bell, isSheet, onClose }: BellPanelProps) {
  const { t } = useTranslation(["notifications", "common"]);
  const router = useRouter();
  const { mutate: markRead } = useMarkRead();
  const open = ({ id, path, read_at }: Notification) => {
    if (read_at === null) markRead({ ids: [id] });
    onClose();
    void router.navigate({ href: path });
  };
  return (
    <div className="flex max-h-full min-h-0 flex-col">
      <div
        className={cn(
          "flex min-h-16 shrink-0 flex-wrap items-center justify-between gap-x-2 border-b border-line py-2.5 ps-4",
          isSheet ? "pe-16" : "pe-2",
        )}
      >
        <h2 className="text-lg">{t("common:notifications.title")}</h2>
        {unreadOf(bell.data) > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className={cn("min-h-11!", isSheet && "-ms-3.5")}
            onClick={() => markRead({ up_to: newestSeq(bell.data) })}
          >
            <CheckCheck aria-hidden strokeWidth={1.75} />
            {t("bell.markAll")}
          </Button>
        )}
      </div>
      <div className="min-h-0 grow overflow-y-auto p-2">
        <BellList bell={bell} onOpen={open} />
      </div>
      <Link
        to={paths.profile}
        search={{ tab: "notifications" }}
        onClick={onClose}
        className="flex min-h-11 shrink-0 items-center gap-2 border-t border-line px-4 py-2 text-sm text-primary underline underline-offset-4 hover:text-primary-hover"
      >
        <Settings2 aria-hidden className="size-4.5" strokeWidth={1.75} />
        {t("bell.choose")}
      </Link>
    </div>
  );
}
