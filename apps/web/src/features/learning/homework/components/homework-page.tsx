import type { HomeworkOfStudent } from "@riwaq/contracts/learning/homework";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AudioLines, Mic } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { homeworkQuery } from "../queries.ts";
import { HomeworkForm } from "./homework-form.tsx";
import { HomeworkItem } from "./homework-item.tsx";

type Part = { title: string; part: HomeworkOfStudent["homework"]; of: HomeworkOfStudent };

function Part({ title, part, of }: Part) {
  if (part.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="space-y-3">
        {part.map((homework) => (
          <li key={homework.id}>
            <HomeworkItem homework={homework} may={of} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ready({
  of,
  id,
  lesson,
}: {
  of: HomeworkOfStudent;
  id: string;
  lesson?: string | undefined;
}) {
  const { t } = useTranslation("homework");
  const isNow = ({ state }: HomeworkOfStudent["homework"][number]) => state !== "answered";
  return (
    <div className="space-y-8">
      {of.can_set && <HomeworkForm studentId={id} lesson={lesson} today={of.today} />}
      {of.homework.length === 0 && (
        <EmptyState
          title={t("page.empty")}
          hint={t(of.can_set ? "page.emptyTeacher" : "page.emptyHint")}
        />
      )}
      <Part title={t("page.now")} part={of.homework.filter(isNow)} of={of} />
      <Part title={t("page.answered")} part={of.homework.filter((one) => !isNow(one))} of={of} />
    </div>
  );
}

type HomeworkPageProps = { studentId: string; lesson?: string | undefined };

/** What one pupil recites between lessons: the teacher sets it, the family records it. */
export function HomeworkPage({ studentId, lesson }: HomeworkPageProps) {
  const { t } = useTranslation(["homework", "common"]);
  const query = useQuery(homeworkQuery(studentId));
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState title={t("page.gone")} hint={t("page.goneHint")} />;
  }
  const actions = (
    <>
      {query.data?.can_record && (
        <Button asChild variant="outline">
          <Link to={paths.recordAtHome} params={{ id: studentId }}>
            <Mic aria-hidden strokeWidth={1.75} />
            {t("page.practice")}
          </Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={paths.recitations} params={{ id: studentId }}>
          <AudioLines aria-hidden strokeWidth={1.75} />
          {t("common:titles.recitations")}
        </Link>
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t("page.title")}
        {...(query.data && { description: query.data.student })}
        actions={actions}
      />
      <QueryView query={query}>
        {(of) => <Ready of={of} id={studentId} lesson={lesson} />}
      </QueryView>
    </>
  );
}
