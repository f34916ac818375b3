import { OutcomeAnswer } from "@riwaq/contracts/scheduling/outcomes";
import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { OUTCOMES, type OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import { useTranslation } from "react-i18next";

import { useSayOutcome } from "../../../../components/lessons/outcomes/use-say-outcome.ts";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import {
  firstValues,
  isAbsence,
  losesMinutes,
  meaningOf,
  type OutcomeValues,
  toAnswer,
} from "../model/outcome-values.ts";
import { LateFields, LostFields, Reason } from "./outcome-fields.tsx";

type OutcomeFormProps = {
  session: SessionDetails;
  reader: SessionReader;
  /** What is chosen already, as by a mail. */
  chosen?: OutcomeKind | undefined;
  place: "dialog" | "gate";
  onDone: () => void;
};

/** How a lesson ended: what it was, the minutes that were lost or late, and why it is said otherwise. */
export function OutcomeForm({ session, reader, chosen, place, onDone }: OutcomeFormProps) {
  const { t } = useTranslation("sessions");
  const saying = useSayOutcome();
  const of = useAppForm({
    rules: OutcomeAnswer,
    defaultValues: firstValues(session, chosen),
    mutation: saying,
    toSend: (values) => ({ id: session.id, body: toAnswer(values) }),
    onSaved: () => {
      toast({ title: t("outcome.done") });
      onDone();
    },
  });
  const { form } = of;
  const values = form.watch();
  return (
    <AppForm of={of} submitLabel={t("outcome.save")} place={place}>
      <RadioChips
        legend={t("outcome.legend")}
        value={values.kind}
        onChoose={(kind) => form.setValue("kind", kind, { shouldDirty: true })}
        choices={OUTCOMES.map((kind) => ({ value: kind, label: t(`outcome.kind.${kind}`) }))}
      />
      {losesMinutes(values.kind) && (
        <LostFields
          side={values.lost_by ?? null}
          onSide={(side) => form.setValue("lost_by", side, { shouldDirty: true })}
        />
      )}
      {!isAbsence(values.kind) && <LateFields />}
      <Reason isRequired={reader === "A"} />
      <Meaning values={values} session={session} />
    </AppForm>
  );
}

/** What follows for the family and the teacher, before it is saved. */
function Meaning({ values, session }: { values: OutcomeValues; session: SessionDetails }) {
  const { t } = useTranslation("sessions");
  const meaning = meaningOf(values, session);
  if (!meaning) return null;
  const { isTaken, creditMin, owesReport } = meaning;
  return (
    <Note>
      {[
        t(isTaken ? "outcome.means.taken" : "outcome.means.owed"),
        ...(creditMin > 0 ? [t("outcome.means.credit", { count: creditMin })] : []),
        t(owesReport ? "outcome.means.report" : "outcome.means.noReport"),
      ].join(" ")}
    </Note>
  );
}
