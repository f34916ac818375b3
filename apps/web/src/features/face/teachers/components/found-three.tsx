import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useInstitute } from "../../../../lib/institute.ts";
import { usePublicValue } from "../../../../lib/public-value.ts";
import { type Taps, needOf } from "../model/five-taps.ts";
import { writtenNeed } from "../model/need.ts";
import { teachersFor } from "../model/public-teachers.ts";
import { PublicTeacherCard } from "./public-teacher-card.tsx";
import { SaidAnswers } from "./said-answers.tsx";
import { GridSkeleton } from "./teacher-grid.tsx";

const SHOWN = 3;

/** Three teachers with why, each with hours for a first lesson; all others are a press away. */
export function FoundThree({ taps }: { taps: Taps }) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const isSameGenderRule = useInstitute()?.same_gender_from_12 ?? false;
  const need = needOf(taps, { language, isSameGenderRule });
  const role = taps.who === "child" ? "P" : "S";
  return (
    <>
      <SaidAnswers taps={taps} />
      <QueryView query={usePublicValue(teachersFor(need))} loading={<GridSkeleton />}>
        {({ teachers, count }) =>
          count === 0 ? (
            <EmptyState
              title={t("find.none")}
              hint={t("find.noneHint")}
              action={
                <div className="flex flex-wrap justify-center gap-3">
                  <Button asChild>
                    <Link to={paths.register} search={{ role }}>
                      {t("find.register")}
                    </Link>
                  </Button>
                  <Button asChild variant="outline">
                    <Link to={paths.contact}>{t("find.ask")}</Link>
                  </Button>
                </div>
              }
            />
          ) : (
            <>
              <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
                {teachers.slice(0, SHOWN).map((teacher) => (
                  <PublicTeacherCard key={teacher.slug} teacher={teacher} role={role} />
                ))}
              </ul>
              {count > SHOWN && (
                <Button asChild variant="outline" className="mt-6">
                  <Link to={paths.teachers} search={writtenNeed(need)}>
                    {t("find.all")}
                  </Link>
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </>
  );
}
