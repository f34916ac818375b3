import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import type { OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { sessionDetailsQuery } from "../queries.ts";
import { OutcomeForm } from "./outcome-form.tsx";
import { OutcomeVersions } from "./outcome-versions.tsx";
import { SessionFacts } from "./session-facts.tsx";

type OutcomePageProps = {
  id: string;
  reader: SessionReader;
  chosen: OutcomeKind | undefined;
  onDone: () => void;
};

/** Where the question how a lesson ended leads: what is known of it, what was said, and the answer. */
export function OutcomePage({ id, ...asked }: OutcomePageProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(sessionDetailsQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState title={t("gone.title")} hint={t("gone.hint")} />;
  }
  return (
    <>
      <PageHeader title={t("outcome.legend")} />
      <QueryView query={query}>{(session) => <Lesson session={session} {...asked} />}</QueryView>
    </>
  );
}

type LessonProps = Omit<OutcomePageProps, "id"> & { session: SessionDetails };

function Lesson({ session, reader, chosen, onDone }: LessonProps) {
  const { t } = useTranslation("sessions");
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card>
        <SessionFacts session={session} presence={session.presence} reader={reader} />
        <OutcomeVersions session={session} />
      </Card>
      {session.can_say_outcome ? (
        <Card>
          <OutcomeForm
            session={session}
            reader={reader}
            chosen={chosen}
            place="gate"
            onDone={onDone}
          />
        </Card>
      ) : (
        <Note>{t("outcome.closed")}</Note>
      )}
    </div>
  );
}
