import type { Covers } from "@riwaq/contracts/scheduling/cover";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { DeclineCover } from "../../../../components/lessons/cover/decline-cover.tsx";
import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames, isolated } from "../../../../lib/format.ts";
import { FamilyAnswer } from "./family-answer.tsx";

type OwnCover = Covers["covers"][number];
type CardProps = { cover: OwnCover; zone: string };

const namesOf = ({ substitute_name, regular_name }: OwnCover) => ({
  teacher: isolated(substitute_name),
  regular: isolated(regular_name),
});

type FrameProps = CardProps & { title: string; text?: string; children?: ReactNode };

function Frame({ cover, zone, title, text, children }: FrameProps) {
  const { language } = useLanguage();
  const moment = useMoment(zone);
  const { starts_at, programme } = cover.lesson;
  return (
    <li className="space-y-1.5 rounded-md border border-line bg-surface p-5">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="font-semibold first-letter:uppercase">{moment(starts_at)}</p>
      {programme && <p className="text-ink-muted">{programme[language]}</p>}
      {text && <p>{text}</p>}
      {children && <div className="flex flex-wrap gap-2 pt-2">{children}</div>}
    </li>
  );
}

/** May somebody else give it: yes or no, by one press. */
function AskedCard({ cover, zone }: CardProps) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const moment = useMoment(zone);
  const names = namesOf(cover);
  const students = formatNames(cover.lesson.students, language);
  const at = moment(cover.held_until ?? cover.lesson.starts_at);
  return (
    <Frame
      cover={cover}
      zone={zone}
      title={t("covers.ask", { ...names, students })}
      text={t("covers.may", { ...names, at })}
    >
      {cover.can_answer ? <FamilyAnswer cover={cover} /> : <p>{t("covers.notYours")}</p>}
    </Frame>
  );
}

function GivenCard({ cover, zone }: CardProps) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const moment = useMoment(zone);
  const students = formatNames(cover.lesson.students, language);
  const isMine = cover.side === "substitute";
  const { declinable_until: until, can_answer } = cover;
  const text = isMine && can_answer && until && t("decline.until", { at: moment(until) });
  return (
    <Frame
      cover={cover}
      zone={zone}
      title={t(isMine ? "covers.give" : "covers.given", { ...namesOf(cover), students })}
      {...(text && { text })}
    >
      <Button asChild variant={isMine ? "default" : "outline"}>
        <Link to={paths.brief} params={{ id: cover.lesson.session_id }}>
          {t("covers.brief")}
        </Link>
      </Button>
      {isMine && can_answer && <DeclineCover coverId={cover.id} />}
    </Frame>
  );
}

/** One card for each lesson, the soonest first. */
export function CoverCards({ covers, zone }: { covers: readonly OwnCover[]; zone: string }) {
  const { t } = useTranslation("leave");
  return (
    <section aria-label={t("covers.title")} className="mb-8 space-y-3">
      <h2>{t("covers.title")}</h2>
      <ul className="space-y-3">
        {covers.map((cover) =>
          cover.side === "family" ? (
            <AskedCard key={cover.id} cover={cover} zone={zone} />
          ) : (
            <GivenCard key={cover.id} cover={cover} zone={zone} />
          ),
        )}
      </ul>
    </section>
  );
}
