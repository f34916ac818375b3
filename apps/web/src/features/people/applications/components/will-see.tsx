import type { Application, ApplicationFile } from "@riwaq/contracts/people/applications";
import type { Applicant } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { LANGUAGES } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames } from "../../../../lib/format.ts";
import { applicationOfQuery } from "../queries.ts";

type Seen = Pick<Applicant, "picture" | "bio">;

function useLines({ picture, bio }: Seen, { recitation, certificates }: Application) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const written = LANGUAGES.filter((code) => bio[code].trim() !== "");
  const languages = written.map((code) => t(`inLanguage.${code}`));
  const isValid = (file: ApplicationFile) => file.state === "checked" && file.validity !== "over";
  const count = certificates.filter(isValid).length;
  const lines = [
    picture !== null && t("review.showPhoto"),
    written.length > 0 && t("review.showBio", { languages: formatNames(languages, language) }),
    recitation?.state === "checked" && t("review.showRecitation"),
    count > 0 && t("review.showCertificates", { count }),
  ];
  return lines.filter((line) => line !== false);
}

function Lines({ teacher, application }: { teacher: Seen; application: Application }) {
  const { t } = useTranslation("application");
  const lines = useLines(teacher, application);
  const files = [application.recitation, ...application.certificates];
  const count = files.filter((file) => file?.state === "pending").length;
  return (
    <div className="space-y-2">
      {lines.length === 0 ? (
        <p>{t("review.showsNothing")}</p>
      ) : (
        <>
          <p className="font-semibold">{t("review.shows")}</p>
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {count > 0 && <p className="text-danger">{t("review.waits", { count })}</p>}
    </div>
  );
}

/** Before an approval: what families know of the teacher from then on. */
export function WillSee({ teacher }: { teacher: Seen & { id: string } }) {
  const { data } = useQuery(applicationOfQuery(teacher.id));
  return data ? <Lines teacher={teacher} application={data} /> : null;
}
