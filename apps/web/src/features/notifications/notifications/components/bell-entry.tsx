import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatTime } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import type { BellEntry as Entry } from "../model/bell-days.ts";
import { BellRow } from "./bell-row.tsx";
import { useWords } from "./use-words.ts";

const rowClasses =
  "flex min-h-11 w-full items-start gap-3 rounded-sm px-2 py-2.5 text-start hover:bg-paper-deep";

type EntryProps = { zone: string; onOpen: (notification: Notification) => void };

function One({ zone, onOpen, notification }: EntryProps & { notification: Notification }) {
  const words = useWords(zone);
  const { language } = useLanguage();
  const city = useCity();
  return (
    <a
      href={notification.path}
      className={rowClasses}
      onClick={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        onOpen(notification);
      }}
    >
      <BellRow
        event={notification.event}
        isUnread={notification.read_at === null}
        text={words.one(notification)}
        time={formatTime(notification.created_at, language, zone)}
        city={city(zone)}
      />
    </a>
  );
}

function Folded({ zone, onOpen, entry }: EntryProps & { entry: Entry }) {
  const words = useWords(zone);
  const { language } = useLanguage();
  const city = useCity();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={rowClasses}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BellRow
          event={entry.first.event}
          isUnread={entry.first.read_at === null}
          text={words.several(entry)}
          time={formatTime(entry.first.created_at, language, zone)}
          city={city(zone)}
          end={
            <ChevronDown
              aria-hidden
              className={cn("mt-1.5 size-4.5 shrink-0", isOpen && "rotate-180")}
              strokeWidth={1.75}
            />
          }
        />
      </button>
      <ul id={id} hidden={!isOpen} className="ms-6 border-s border-line ps-2">
        {entry.all.map((notification) => (
          <li key={notification.id}>
            <One zone={zone} onOpen={onOpen} notification={notification} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One thing, or several of one kind that open. */
export function BellEntry({ entry, ...props }: EntryProps & { entry: Entry }) {
  return entry.all.length === 1 ? (
    <One notification={entry.first} {...props} />
  ) : (
    <Folded entry={entry} {...props} />
  );
}
