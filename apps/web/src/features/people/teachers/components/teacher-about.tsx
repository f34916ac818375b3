import * as applications from "@riwaq/contracts/people/applications.calls";
import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { writtenIn } from "@riwaq/domain/people/own-text";
import { useTranslation } from "react-i18next";

import { CertificateList } from "../../../../components/people/certificate-list.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SoundPlayer } from "../../../../components/ui/sound-player.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { languageName } from "../../../../lib/language-name.ts";

function About({ bio }: Pick<TeacherProfile, "bio">) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const about = writtenIn(bio, language);
  if (!about) return <p className="text-ink-muted">{t("profile.noBio")}</p>;
  return (
    <>
      <p dir="auto" lang={about.language} className="measure whitespace-pre-line wrap-anywhere">
        {about.text}
      </p>
      {about.language !== language && (
        <p className="mt-2 text-sm text-ink-muted">
          {t("profile.writtenIn", { language: languageName(about.language, language) })}
        </p>
      )}
    </>
  );
}

/** What the teacher says, has been certified for, and asks of those who book. */
export function TeacherAbout({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { bio, certificates, recitation, minimum_notice_hours: hours } = teacher;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <CardTitle className="mb-3">{t("profile.about")}</CardTitle>
        <About bio={bio} />
        {hours > 0 && (
          <p className="mt-4 border-t border-line pt-4 text-sm text-ink-muted">
            {t("profile.notice", { count: hours, number: formatNumber(hours, language) })}
          </p>
        )}
      </Card>
      {(recitation || certificates.length > 0) && (
        <div className="space-y-4">
          {recitation && (
            <Card>
              <CardTitle className="mb-3">{t("profile.recitation")}</CardTitle>
              <SoundPlayer
                src={hrefOf(applications.file, { params: { id: recitation.id } })}
                seconds={recitation.seconds}
                label={t("profile.recitation")}
              />
            </Card>
          )}
          {certificates.length > 0 && (
            <Card>
              <CardTitle className="mb-3">{t("profile.certificates")}</CardTitle>
              <CertificateList certificates={certificates} />
            </Card>
          )}
        </div>
      )}
    </div>
  );
}
