import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { isOpen, isOwed, makeUpsQuery } from "../queries.ts";
import { MakeUpDialog } from "./make-up-dialog.tsx";
import { MakeUpEnd } from "./make-up-end.tsx";

/** On the lesson that was not held: what is owed for it, and the way to an hour. */
export function MakeUpOfLesson({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation("booking");
  const { data } = useQuery(makeUpsQuery);
  const readerZone = useReaderZone();
  const [chosen, setChosen] = useState<MakeUp>();
  const ofLesson = (data ?? []).filter((one) => one.session_id === sessionId && isOpen(one));
  if (!readerZone || (ofLesson.length === 0 && !chosen)) return null;
  return (
    <>
      {ofLesson.map((makeUp) => (
        <Fragment key={makeUp.id}>
          {isOwed(makeUp) && (
            <Button
              variant="link"
              size="sm"
              className="me-4 px-0!"
              onClick={() => setChosen(makeUp)}
            >
              {ofLesson.length > 1
                ? t("makeUps.owedOf", { student: makeUp.student_name })
                : t("makeUps.owed")}
            </Button>
          )}
          {makeUp.state === "pending" && (
            <p className="text-sm text-ink-muted">{t("makeUps.pending")}</p>
          )}
          <MakeUpEnd makeUp={makeUp} readerZone={readerZone} />
        </Fragment>
      ))}
      <MakeUpDialog makeUp={chosen} readerZone={readerZone} onClose={() => setChosen(undefined)} />
    </>
  );
}
