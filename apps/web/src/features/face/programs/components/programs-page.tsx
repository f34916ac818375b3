import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { LessonLengths } from "./lesson-lengths.tsx";
import { ProgramTrack, TRACKS } from "./program-track.tsx";

function Contents() {
  const { t } = useTranslation("programs");
  const parts = [
    ...TRACKS.map((id) => ({ id, title: t(`tracks.${id}.title`) })),
    { id: "lesson", title: t("lesson.title") },
  ];
  return (
    <nav aria-label={t("contents")}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-y border-line py-3">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.programs}
              hash={id}
              className="inline-block py-1.5 text-primary underline underline-offset-4 hover:text-primary-hover"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ProgramsPage() {
  const { t } = useTranslation("programs");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <Contents />
      {TRACKS.map((id) => (
        <ProgramTrack key={id} id={id} />
      ))}
      <LessonLengths />
      <ClosingCall
        title={t("join.title")}
        text={t("join.text")}
        action={t("join.action")}
        to={paths.register}
      />
    </div>
  );
}
