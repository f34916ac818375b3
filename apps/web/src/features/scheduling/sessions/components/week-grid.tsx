import type { CalendarOptions, EventDisplayInfo } from "@fullcalendar/react";
import { Calendar } from "@fullcalendar/react";
import listPlugin from "@fullcalendar/react/list";
import ar from "@fullcalendar/react/locales/ar";
import enGb from "@fullcalendar/react/locales/en-gb";
import fr from "@fullcalendar/react/locales/fr";
import themePlugin from "@fullcalendar/react/themes/classic";
import timeGridPlugin from "@fullcalendar/react/timegrid";
import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useWideScreen } from "../../../../lib/use-wide-screen.ts";
import { firstDayOf } from "../../../../lib/week-slots.ts";
import { hoursShown } from "../model/week-hours.ts";
import { WeekLesson } from "./week-lesson.tsx";

import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import "../../../../styles/calendar.css";

// `-u-nu-latn` as in lib/format: plain `ar` leaves the digits to the browser's data.
const LOCALES = { en: enGb, fr, ar: { ...ar, code: "ar-u-nu-latn" } };

/** Its days begin with Sunday as 0, ours with Saturday. */
const SUNDAY_FIRST = (day: number) => (day + 6) % 7;

const COLOURS = {
  Scheduled: "info",
  Joined: "success",
  Completed: "success",
  Cancelled: "danger",
  Missed: "danger",
} as const satisfies Record<Session["status"], string>;

/** Half an hour has room for three lines. */
const HOUR_PX = 96;
const HEAD_PX = 28;

type WeekGridProps = {
  firstDate: string;
  zone: string;
  sessions: readonly Session[];
  reader: SessionReader;
  onOpen: (session: Session) => void;
};

/** In the list the colour is that of the lesson's sign, in the grid the ground beneath it. */
function eventOf(session: Session, isWide: boolean) {
  const colour = COLOURS[session.status];
  return {
    id: session.id,
    start: session.starts_at,
    end: session.ends_at,
    title: session.students_names.join(" · "),
    color: isWide ? `var(--${colour}-soft)` : `var(--${colour})`,
    contrastColor: `var(--${colour})`,
  };
}

function useWords(): CalendarOptions {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const hour12 = language !== "fr";
  const time = { hour: "2-digit", minute: "2-digit", hour12 } as const;
  return {
    locale: LOCALES[language],
    direction: directionOf(language),
    firstDay: SUNDAY_FIRST(firstDayOf(language)),
    eventTimeFormat: time,
    slotHeaderFormat: time,
    noEventsText: t("week.none"),
    eventsHint: t("title"),
  };
}

/** Seven columns of hours where there is room for them, a list of days on phones. */
export function WeekGrid({ firstDate, zone, sessions, reader, onOpen }: WeekGridProps) {
  const isWide = useWideScreen();
  const words = useWords();
  const hours = hoursShown(sessions);
  const find = (id: string) => sessions.find((session) => session.id === id);
  const content = ({ event, view }: EventDisplayInfo) => {
    const session = find(event.id);
    const isRow = view.type === "listWeek";
    return session && <WeekLesson session={session} reader={reader} isRow={isRow} />;
  };
  return (
    <div className="week-calendar">
      <Calendar
        key={isWide ? "grid" : "list"}
        plugins={[timeGridPlugin, listPlugin, themePlugin]}
        initialView={isWide ? "timeGridWeek" : "listWeek"}
        initialDate={firstDate}
        timeZone={zone}
        headerToolbar={false}
        allDaySlot={false}
        nowIndicator
        expandRows
        height={isWide ? HEAD_PX + hours.count * HOUR_PX : "auto"}
        slotMinTime={hours.from}
        slotMaxTime={hours.until}
        slotDuration="01:00:00"
        eventInteractive
        events={sessions.map((session) => eventOf(session, isWide))}
        eventClass="overflow-hidden"
        listItemEventBeforeClass="hidden"
        eventContent={content}
        eventClick={({ event, el, jsEvent }) => {
          jsEvent.preventDefault();
          el.focus();
          const session = find(event.id);
          if (session) onOpen(session);
        }}
        {...words}
      />
    </div>
  );
}
