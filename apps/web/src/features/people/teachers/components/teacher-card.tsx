import type { TeacherCard as Teacher } from "@riwaq/contracts/people/teachers";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { writtenIn } from "../model/written-in.ts";
import { ProgrammeChips } from "./programme-chips.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";

export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { id, name, picture, bio, programmes } = teacher;
  const about = writtenIn(bio, language);
  return (
    <li className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <article aria-label={name} className="flex h-full flex-col gap-4">
        <div className="flex items-start gap-4">
          <Avatar name={name} picture={picture} className="size-14 text-xl" />
          <div className="min-w-0 space-y-1.5">
            <h2 className="text-xl wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <TeacherFacts teacher={teacher} />
          </div>
        </div>
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
            aria-label={t("card.openOf", { name: `\u2068${name}\u2069` })}
          >
            {t("card.open")}
          </Link>
        </Button>
      </article>
    </li>
  );
}
