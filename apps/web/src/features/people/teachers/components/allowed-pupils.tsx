import type { Applicant, GenderExceptions } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { genderExceptionsQuery } from "../queries.ts";
import { ExceptionButton } from "./exception-button.tsx";
import { PupilLine } from "./pupil-line.tsx";
import { PupilSearch } from "./pupil-search.tsx";

type AllowedListProps = { teacher: Applicant; pupils: GenderExceptions };

function AllowedList({ teacher, pupils }: AllowedListProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  if (pupils.length === 0) return <p className="text-ink-muted">{t("exceptions.none")}</p>;
  return (
    <ul aria-label={t("exceptions.title")} className="divide-y divide-line">
      {pupils.map((pupil) => {
        const since = t("exceptions.since", { date: formatDate(pupil.allowed_at, language, zone) });
        return (
          <PupilLine key={pupil.id} pupil={pupil} note={since}>
            <ExceptionButton teacher={teacher} pupil={pupil} change="remove" />
          </PupilLine>
        );
      })}
    </ul>
  );
}

/** Whom this teacher may teach although the rules about gender say otherwise, and who else may be. */
export function AllowedPupils({ teacher }: { teacher: Applicant }) {
  const { t } = useTranslation("staff");
  const query = useQuery(genderExceptionsQuery(teacher.id));
  return (
    <section className="space-y-3">
      <div>
        <h3>{t("exceptions.title")}</h3>
        <p className="mt-1 text-sm text-ink-muted">{t("exceptions.intro")}</p>
      </div>
      <QueryView query={query} loading={<SkeletonRows />}>
        {(pupils) => (
          <>
            <AllowedList teacher={teacher} pupils={pupils} />
            <PupilSearch teacher={teacher} allowedIds={pupils.map(({ id }) => id)} />
          </>
        )}
      </QueryView>
    </section>
  );
}
