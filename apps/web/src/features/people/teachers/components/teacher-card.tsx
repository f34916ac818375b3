import type { FoundTeacher } from "@riwaq/contracts/people/teachers";
import { writtenIn } from "@riwaq/domain/people/own-text";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PersonCard } from "../../../../components/ui/person-card.tsx";
import { FitTags } from "../../../../components/wishes/fit-tags.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated } from "../../../../lib/format.ts";
import { ProgrammeChips } from "./programme-chips.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";

export function TeacherCard({ teacher }: { teacher: FoundTeacher }) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { id, name, picture, bio, programmes, fit } = teacher;
  const about = writtenIn(bio, language);
  return (
    <PersonCard name={name} picture={picture} facts={<TeacherFacts teacher={teacher} />}>
      {fit && <FitTags fit={fit} />}
      {about && (
        <p dir="auto" lang={about.language} className="line-clamp-3">
          {about.text}
        </p>
      )}
      <ProgrammeChips programmes={programmes} />
      <Button asChild variant="outline" className="mt-auto">
        <Link
          to={paths.teacher}
          params={{ id }}
          aria-label={t("card.openOf", { name: isolated(name) })}
        >
          {t("card.open")}
        </Link>
      </Button>
    </PersonCard>
  );
}
