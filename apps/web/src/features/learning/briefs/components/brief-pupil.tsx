import type { Brief } from "@riwaq/contracts/learning/briefs";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { CoveredList } from "../../../../components/lessons/covered-list.tsx";
import { OwnText, WordList } from "../../../../components/lessons/report-words.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, isolated } from "../../../../lib/format.ts";

type Pupil = NonNullable<Brief["pupils"]>[number];
type PupilProps = { pupil: Pupil; zone: string };

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="space-y-2 rounded-md border border-line bg-surface p-5"
    >
      <h3 id={id} className="text-lg!">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation("leave");
  return <p className="text-ink-muted">{t("brief.none")}</p>;
}

/** What was done in the last lessons, the latest first. */
function Where({ pupil: { lessons }, zone }: PupilProps) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const dayOf = (at: string) => formatLongDate(at, language, zone);
  return (
    <Part title={t("brief.where")}>
      <ol className="space-y-3">
        {lessons.map(({ held_at, attendance, covered }) => (
          <li key={held_at}>
            <p className="text-sm text-ink-muted">{t("brief.whereOn", { day: dayOf(held_at) })}</p>
            {attendance === "absent" && <p>{t("brief.absent")}</p>}
            {attendance !== "absent" && covered.length === 0 && <Nothing />}
            {covered.length > 0 && <CoveredList items={covered} />}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Homework({ pupil: { homework, homework_phrases } }: { pupil: Pupil }) {
  const { t } = useTranslation("leave");
  const isNone = homework === "" && homework_phrases.length === 0;
  return (
    <Part title={t("brief.homework")}>
      {isNone && <Nothing />}
      {homework_phrases.length > 0 && <WordList words={homework_phrases} />}
      {homework !== "" && <OwnText text={homework} />}
    </Part>
  );
}

/** What teachers say to each other alone: how somebody is best spoken to. */
function Notes({ pupil: { notes }, zone }: PupilProps) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  if (notes.length === 0) return null;
  return (
    <Part title={t("brief.notes")}>
      <ul className="space-y-2">
        {notes.map(({ held_at, text }) => (
          <li key={held_at}>
            <p className="text-sm text-ink-muted">{formatLongDate(held_at, language, zone)}</p>
            <OwnText text={text} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Where one pupil is: what was done, what is weak, the homework, and what teachers say to each other. */
export function BriefPupil({ pupil, zone, isOneOfMany }: PupilProps & { isOneOfMany: boolean }) {
  const { t } = useTranslation("leave");
  const { name, lessons, to_work_on } = pupil;
  return (
    <article aria-label={name}>
      {isOneOfMany && (
        <h2 className="mb-3">
          <bdi>{name}</bdi>
        </h2>
      )}
      {lessons.length === 0 ? (
        <p className="text-ink-muted">{t("brief.noReport", { name: isolated(name) })}</p>
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Where pupil={pupil} zone={zone} />
          <div className="grid gap-4">
            <Part title={t("brief.weak")}>
              {to_work_on.length > 0 ? <WordList words={to_work_on} /> : <Nothing />}
            </Part>
            <Homework pupil={pupil} />
            <Notes pupil={pupil} zone={zone} />
          </div>
        </div>
      )}
    </article>
  );
}
