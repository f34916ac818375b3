import type { SkillResult } from "@riwaq/domain/people/placement/judge";
import { useTranslation } from "react-i18next";

/** How far each skill that was asked has come, in words. */
export function SkillStages({ skills }: { skills: readonly SkillResult[] }) {
  const { t } = useTranslation("placement");
  return (
    <dl className="divide-y divide-line">
      {skills.map(({ skill, stage }) => (
        <div key={skill} className="gap-4 py-2.5 sm:flex">
          <dt className="shrink-0 font-semibold sm:w-36">{t(`skills.${skill}.name`)}</dt>
          <dd className="text-ink-muted">{t(`skills.${skill}.${stage}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
