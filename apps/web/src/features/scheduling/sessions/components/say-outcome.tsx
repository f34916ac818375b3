import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import type { SessionViewProps } from "../model/session-view.ts";
import { sessionDetailsQuery } from "../queries.ts";
import { OutcomeForm } from "./outcome-form.tsx";

/** How a lesson ended, said in its dialog. */
export function SayOutcome({ session, reader, onBack, onDone }: SessionViewProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(sessionDetailsQuery(session.id));
  return (
    <QueryView query={query}>
      {(details) => (
        <>
          <OutcomeForm session={details} reader={reader} place="dialog" onDone={onDone} />
          <Button variant="link" className="mt-2 px-0!" onClick={onBack}>
            {t("keep.outcome")}
          </Button>
        </>
      )}
    </QueryView>
  );
}
