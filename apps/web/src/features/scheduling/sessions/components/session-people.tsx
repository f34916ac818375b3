import type { Session, SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { Names } from "../../../../components/lessons/names.tsx";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { PersonLink } from "../../../../components/people/person-link.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatTime } from "../../../../lib/format.ts";

type PupilsProps = { session: Session; reader: SessionReader };

/** To staff each name opens a page. */
export function LessonPupils({ session, reader }: PupilsProps) {
  const { students_ids: ids, students_names: names } = session;
  if (reader !== "A") return <Names names={names} />;
  return (
    <ul>
      {ids.map((id, index) => (
        <li key={id}>
          <PersonLink id={id} name={names[index] ?? ""} />
        </li>
      ))}
    </ul>
  );
}

type PresenceProps = { presence: SessionDetails["presence"]; zone: string; isOver: boolean };

/** Who opened the lesson, came and left when. Of a press alone it is said that no more is known. */
export function LessonPresence({ presence, zone, isOver }: PresenceProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  if (presence.length === 0) return t(isOver ? "details.nobodyCame" : "details.nobody");
  return (
    <ul>
      {presence.map(({ name, kind, at }) => (
        <li key={`${name} ${kind} ${at}`}>
          <bdi>{name}</bdi> <span className="text-ink-muted">{t(`presence.${kind}`)}</span> ·{" "}
          <bdi>{formatTime(at, language, zone)}</bdi>
        </li>
      ))}
    </ul>
  );
}
