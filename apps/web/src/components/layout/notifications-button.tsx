import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";

/** The bell's place until it is there. */
export function NotificationsButton({ onPress }: { onPress?: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("notifications.open")}
      aria-busy
      onClick={onPress}
    >
      <Bell strokeWidth={1.75} />
    </Button>
  );
}
