import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { teachingProfileQuery } from "../queries.ts";

/** On a teacher's home while nobody can book, since lessons have nowhere to meet. Wants the namespace `dashboard`. */
export function UnlinkedNotice() {
  const { t } = useTranslation("dashboard");
  const { data: profile } = useQuery(teachingProfileQuery);
  if (!profile || profile.has_room || profile.approval !== "approved") return null;
  return (
    <Note className="mb-5 text-base">
      {t("unlinked.text")}{" "}
      <Link
        to={paths.profile}
        search={{ tab: "teaching" }}
        className="font-semibold underline underline-offset-4"
      >
        {t("unlinked.link")}
      </Link>
    </Note>
  );
}
