import { toWall } from "@riwaq/domain/time/zone";
import type { NamePlace } from "@riwaq/domain/views/sentence-parts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { PersonLink } from "../people/person-link.tsx";
import { eventSentence, type ToldEvent } from "./event-words.ts";

type EventSentenceProps = {
  event: ToldEvent;
  /** On whose clock the hours of lessons are. */
  timeZone: string;
};

/** What happened, in a sentence; whoever and whatever has a page is a link to it. The page loads the namespace `audit`. */
export function EventSentence({ event, timeZone }: EventSentenceProps) {
  const { t } = useTranslation("audit");
  const { language } = useLanguage();
  return (
    <span className="wrap-anywhere">
      {eventSentence(event, { t, language, timeZone }).map(({ text, place }) =>
        place ? (
          <Named key={place} place={place} text={text} event={event} timeZone={timeZone} />
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </span>
  );
}

type NamedProps = EventSentenceProps & { place: NamePlace; text: string };

/** Whose page a name opens; who is gone has none. */
function personIn(place: NamePlace, { actor, subject, who }: ToldEvent): string | null {
  if (place === "subject") return subject.name === null ? null : subject.person_id;
  const person = place === "actor" ? actor : who;
  return person?.name ? person.id : null;
}

function Named({ place, text, event, timeZone }: NamedProps) {
  const { subject } = event;
  const name = <bdi className="font-semibold">{text}</bdi>;
  const personId = personIn(place, event);
  if (personId) return <PersonLink id={personId} name={text} className="font-semibold" />;
  if (place !== "subject" || subject.at === null) return name;
  const on = toWall(Date.parse(subject.at), timeZone).date;
  return (
    <Link to={paths.allLessons} search={{ on }} className="underline underline-offset-4">
      {name}
    </Link>
  );
}
