import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { Sheet, SheetContent, SheetTrigger } from "../../../../components/ui/sheet.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useWideScreen } from "../../../../lib/use-wide-screen.ts";
import { unreadOf } from "../model/bell-list.ts";
import { BellPanel } from "./bell-panel.tsx";
import { useBell } from "./use-bell.ts";

const MOST_SHOWN = 99;

function UnreadCount({ shown }: { shown: string }) {
  return (
    <span
      aria-hidden
      className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-semibold text-on-danger tabular-nums"
    >
      <bdi>{shown}</bdi>
    </span>
  );
}

type NotificationsBellProps = {
  /** It was pressed before it was there. */
  isAsked?: boolean;
};

/** Beside the name, which is said when it is reached, every change of the number is said once. */
export function NotificationsBell({ isAsked = false }: NotificationsBellProps) {
  const { t } = useTranslation(["notifications", "lessons", "common"]);
  const { language } = useLanguage();
  const isWide = useWideScreen();
  const [isOpen, setIsOpen] = useState(isAsked);
  const bell = useBell();
  const unread = unreadOf(bell.data);
  const number = formatNumber(Math.min(unread, MOST_SHOWN), language);
  const shown = unread > MOST_SHOWN ? `${number}+` : number;
  // It says the number as it is shown, so that who sees it can name it.
  const name =
    unread > 0 ? t("bell.unread", { count: unread, shown }) : t("common:notifications.open");
  const title = t("common:notifications.title");
  const button = (
    <Button variant="ghost" size="icon" aria-label={name} className="relative">
      <BellIcon strokeWidth={1.75} />
      {unread > 0 && <UnreadCount shown={shown} />}
    </Button>
  );
  const panel = <BellPanel bell={bell} isSheet={!isWide} onClose={() => setIsOpen(false)} />;
  const state = { open: isOpen, onOpenChange: setIsOpen };
  return (
    <>
      <span role="status" className="sr-only">
        {unread > 0 && name}
      </span>
      {isWide ? (
        <Popover {...state}>
          <PopoverTrigger asChild>{button}</PopoverTrigger>
          <PopoverContent
            align="end"
            aria-label={title}
            className="flex max-h-[min(40rem,var(--radix-popover-content-available-height))] w-md flex-col p-0!"
          >
            {panel}
          </PopoverContent>
        </Popover>
      ) : (
        <Sheet {...state}>
          <SheetTrigger asChild>{button}</SheetTrigger>
          <SheetContent title={title} isWide>
            {panel}
          </SheetContent>
        </Sheet>
      )}
    </>
  );
}
