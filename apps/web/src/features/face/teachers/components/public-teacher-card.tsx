import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import { voice } from "@riwaq/contracts/views/public-teachers.calls";
import { writtenIn } from "@riwaq/domain/people/own-text";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { SoundButton } from "../../../../components/ui/sound-button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { isolated } from "../../../../lib/format.ts";
import { nameOf } from "../../../../lib/public-names.ts";
import { NextHours } from "./next-hours.tsx";
import { ProgrammeNames } from "./programme-names.tsx";
import { Reasons } from "./reasons.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";
import { TeacherPortrait } from "./teacher-portrait.tsx";

type PublicTeacherCardProps = {
  teacher: PublicTeacher;
  /** As whom the visitor registers, where that is known. */
  role?: "S" | "P";
};

/** One teacher in the list of visitors: who, why, how they sound, and when. */
export function PublicTeacherCard({ teacher, role }: PublicTeacherCardProps) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const name = nameOf(teacher, language);
  const about = writtenIn(teacher.bio, language);
  return (
    <li className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
      <article aria-label={name} className="flex h-full flex-col gap-4">
        <header className="flex flex-wrap items-end gap-4">
          <TeacherPortrait teacher={teacher} className="w-20 shrink-0" />
          <div className="min-w-0 grow basis-32 space-y-1.5">
            <h2 className="text-xl wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <TeacherFacts teacher={teacher} />
          </div>
        </header>
        <Reasons fit={teacher.fit} />
        {about && (
          <p dir="auto" lang={about.language} className="line-clamp-3">
            {about.text}
          </p>
        )}
        {teacher.voice_seconds !== null && (
          <p className="flex items-center gap-3">
            <SoundButton
              src={hrefOf(voice, { params: { slug: teacher.slug } })}
              label={t("voice.of", { name: isolated(name) })}
            />
            <span aria-hidden>{t("voice.of", { name: isolated(name) })}</span>
          </p>
        )}
        <ProgrammeNames programmes={teacher.programmes} />
        <div className="mt-auto space-y-4">
          <NextHours teacher={teacher} role={role} isShort />
          <Button asChild variant="outline" className="w-full">
            <Link
              to={paths.teacher}
              params={{ id: teacher.slug }}
              aria-label={t("card.openOf", { name: isolated(name) })}
            >
              {t("card.open")}
            </Link>
          </Button>
        </div>
      </article>
    </li>
  );
}
