import type { Brief } from "@riwaq/contracts/learning/briefs";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { DeclineCover } from "../../../../components/lessons/cover/decline-cover.tsx";
import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { LessonMemory } from "../../../../components/memory/lesson-memory.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { formatNames, formatTime, isolated } from "../../../../lib/format.ts";
import { briefQuery } from "../queries.ts";
import { BriefPupil } from "./brief-pupil.tsx";

/** When it is, on the reader's clock, and in whose place. */
function Facts({ brief }: { brief: Brief }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const moment = useMoment(brief.time_zone);
  const { starts_at, ends_at, time_zone, programme, side } = brief;
  const [regular, teacher] = [isolated(brief.regular_name), isolated(brief.substitute_name)];
  return (
    <div className="mb-6 -mt-5 space-y-1">
      <p className="font-semibold first-letter:uppercase">
        {moment(starts_at)} – <bdi>{formatTime(ends_at, language, time_zone)}</bdi>
      </p>
      <p>
        {programme && `${programme[language]} · `}
        {side === "substitute"
          ? t("brief.for", { regular })
          : t("brief.given", { teacher, regular })}
      </p>
    </div>
  );
}

function Actions({ brief }: { brief: Brief }) {
  const { t } = useTranslation("leave");
  return (
    <>
      {brief.side !== "staff" && (
        <Button asChild variant="outline">
          <Link to={paths.sessions} search={{ lesson: brief.session_id }}>
            {t("brief.open")}
          </Link>
        </Button>
      )}
      {brief.declinable_until && <DeclineCover coverId={brief.cover_id} />}
    </>
  );
}

function Pupils({ brief: { pupils, opens_at, time_zone } }: { brief: Brief }) {
  const { t } = useTranslation("leave");
  const moment = useMoment(time_zone);
  if (!pupils) {
    return <Note>{opens_at ? t("brief.opens", { at: moment(opens_at) }) : t("brief.closed")}</Note>;
  }
  return (
    <div className="space-y-6">
      {pupils.map((pupil) => (
        <BriefPupil
          key={pupil.student_id}
          pupil={pupil}
          isOneOfMany={pupils.length > 1}
          zone={time_zone}
        />
      ))}
      <LessonMemory pupils={pupils.map(({ student_id: id, name }) => ({ id, name }))} />
    </div>
  );
}

function Ready({ brief }: { brief: Brief }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const moment = useMoment(brief.time_zone);
  const students = formatNames(brief.students, language);
  return (
    <>
      <PageHeader title={t("brief.lesson", { students })} actions={<Actions brief={brief} />} />
      <Facts brief={brief} />
      <Pupils brief={brief} />
      {brief.declinable_until && (
        <p className="mt-6 text-sm text-ink-muted">
          {t("decline.until", { at: moment(brief.declinable_until) })}
        </p>
      )}
    </>
  );
}

/** Half a minute before a lesson in somebody else's place: one screen. */
export function BriefPage({ id }: { id: string }) {
  const { t } = useTranslation("leave");
  const query = useQuery(briefQuery(id));
  const isNobodys = query.error instanceof ApiError && [403, 404].includes(query.error.status);
  if (isNobodys) {
    const back = (
      <Button asChild variant="outline">
        <Link to={paths.sessions}>{t("brief.sessions")}</Link>
      </Button>
    );
    return <EmptyState title={t("brief.gone")} hint={t("brief.goneHint")} action={back} />;
  }
  return <QueryView query={query}>{(brief) => <Ready brief={brief} />}</QueryView>;
}
