import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover.tsx";

export function NotificationsButton() {
  const { t } = useTranslation();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t("notifications.open")}>
          <Bell strokeWidth={1.75} />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={t("notifications.title")}
        className="w-72 text-center"
      >
        <p className="font-semibold">{t("notifications.empty")}</p>
        <p className="text-sm text-ink-muted">{t("notifications.emptyHint")}</p>
      </PopoverContent>
    </Popover>
  );
}
