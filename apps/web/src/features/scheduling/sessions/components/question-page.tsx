import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { OutcomeQuestionRow } from "../../../../components/lessons/outcomes/outcome-question.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { questionLinkQuery } from "../queries.ts";

const BAD_LINK = 400;

function ToLessons() {
  const { t } = useTranslation("sessions");
  return (
    <Button asChild variant="outline" className="w-full">
      <Link to={paths.sessions}>{t("question.toLessons")}</Link>
    </Button>
  );
}

function BadLink() {
  const { t } = useTranslation("sessions");
  return (
    <>
      <FormAlert messages={[t("question.badLink")]} />
      <ToLessons />
    </>
  );
}

/** What a program opens on the way changes nothing: the person presses a button. */
function Opened({ token }: { token: string }) {
  const { t } = useTranslation("sessions");
  const { data, error, refetch } = useQuery(questionLinkQuery(token));
  if (data?.question) {
    return (
      <ul>
        <OutcomeQuestionRow question={data.question} isStaff={false} token={token} />
      </ul>
    );
  }
  if (data) {
    return (
      <>
        <p role="status">{t("question.answered")}</p>
        <ToLessons />
      </>
    );
  }
  if (error instanceof ApiError && error.status === BAD_LINK) return <BadLink />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <SkeletonRows count={3} />;
}

/** Where the link in the mail about a lesson that is over leads: what was seen, and a button for each likely answer. */
export function QuestionPage({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <div className="wrap py-10 sm:py-16">
      <Card hasArch className="mx-auto max-w-xl px-5! pt-12! pb-8! sm:px-8!">
        <ArchMark className="mx-auto h-10 w-9 text-primary" />
        <h1 className="mt-4 text-3xl">{t("titles.answer")}</h1>
        <div className="mt-6 space-y-5 text-start">
          {token === "" ? <BadLink /> : <Opened token={token} />}
        </div>
      </Card>
    </div>
  );
}
