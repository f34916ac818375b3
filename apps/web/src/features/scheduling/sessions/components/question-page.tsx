import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { LinkEnd, LinkPage, UnopenedLink } from "../../../../components/layout/link-page.tsx";
import { OutcomeQuestionRow } from "../../../../components/lessons/outcomes/outcome-question.tsx";
import { questionLinkQuery } from "../queries.ts";

/** What a program opens on the way changes nothing: the person presses a button. */
function Opened({ token }: { token: string }) {
  const { t } = useTranslation("sessions");
  const query = useQuery({ ...questionLinkQuery(token), enabled: token !== "" });
  const toLessons = t("question.toLessons");
  if (!query.data) {
    const badLink = t("question.badLink");
    return <UnopenedLink token={token} query={query} badLink={badLink} toLessons={toLessons} />;
  }
  const { question } = query.data;
  if (question) {
    return (
      <ul>
        <OutcomeQuestionRow question={question} isStaff={false} token={token} />
      </ul>
    );
  }
  return (
    <LinkEnd toLessons={toLessons}>
      <p role="status">{t("question.answered")}</p>
    </LinkEnd>
  );
}

/** Where the link in the mail about a lesson that is over leads: what was seen, and a button for each likely answer. */
export function QuestionPage({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <LinkPage title={t("titles.answer")}>
      <Opened token={token} />
    </LinkPage>
  );
}
