import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { Note } from "../../../../components/ui/note.tsx";

/** Which of the reader's pupils this teacher cannot be booked for, and why. */
export function RefusedPupils({ pupils }: Pick<TeacherProfile, "pupils">) {
  const { t } = useTranslation("teachers");
  const refused = pupils.filter(({ can_book }) => !can_book);
  if (refused.length === 0) return null;
  return (
    <section aria-label={t("profile.refused")} className="space-y-2">
      {refused.map(({ id, name, reason }) => (
        <Note key={id}>
          <bdi className="font-semibold">{name}</bdi>
          <span className="block">{reason ?? t("profile.cannotBook")}</span>
          <TermsLink section="policies" />
        </Note>
      ))}
    </section>
  );
}
