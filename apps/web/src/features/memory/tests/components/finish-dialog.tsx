import { TEST_NOTE_MAX, type TestDetails } from "@riwaq/contracts/memory/tests";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

type Finish = {
  mutateAsync: (note: string) => Promise<TestDetails>;
  error: Error | null;
  isPending: boolean;
};

/** A word for the family, and the end: the figures are counted from what was marked. */
export function FinishDialog({ finish, trigger }: { finish: Finish; trigger: ReactNode }) {
  const { t } = useTranslation("tests");
  return (
    <FormDialog
      trigger={trigger}
      title={t("finish.title")}
      description={t("finish.hint")}
      takesTriggerAway
    >
      {(close) => <Ending finish={finish} onDone={close} />}
    </FormDialog>
  );
}

function Ending({ finish, onDone }: { finish: Finish; onDone: () => void }) {
  const { t } = useTranslation("tests");
  const failureMessages = useFailureMessages();
  const [note, setNote] = useState("");
  const end = () => void finish.mutateAsync(note).then(onDone, () => undefined);
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        end();
      }}
    >
      <FormField label={t("finish.note")} isOptional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={TEST_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </FormField>
      <ErrorList messages={finish.error ? failureMessages(finish.error) : []} />
      <Button type="submit" disabled={finish.isPending}>
        {t("finish.do")}
      </Button>
    </form>
  );
}
