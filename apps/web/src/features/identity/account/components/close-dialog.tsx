import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useCloseAccount } from "../mutations.ts";
import { consequencesQuery } from "../queries.ts";
import { ConsequenceList } from "./consequence-list.tsx";
import { ProofForm } from "./proof-form.tsx";
import { SuspensionField } from "./suspension-field.tsx";

/** By whom it is closed, and what has to end before. */
const [FORBIDDEN, CONFLICT] = [403, 409];

type CloseDialogProps = { onClosed: (removeAfter: string) => void };

function Closing({ onClosed }: CloseDialogProps) {
  const { t } = useTranslation("account");
  const failureMessages = useFailureMessages();
  const zone = useReaderZone() ?? deviceTimeZone();
  const query = useQuery(consequencesQuery);
  const close = useCloseAccount();
  const [isAgreed, setIsAgreed] = useState(false);
  // Who may not close it is told by whom it is closed; to ask again would not help.
  if (query.error instanceof ApiError && query.error.status === FORBIDDEN) {
    return <ErrorList messages={failureMessages(query.error)} />;
  }
  if (query.error instanceof ApiError && query.error.status === CONFLICT) {
    return (
      <div className="space-y-4">
        <ErrorList messages={failureMessages(query.error)} />
        <Button asChild>
          <Link to={paths.subscription}>{t("close.toSubscription")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <QueryView query={query}>
      {(consequences) => (
        <div className="space-y-5">
          <ConsequenceList consequences={consequences} zone={zone} />
          {consequences.children_suspended.length > 0 && (
            <SuspensionField
              names={consequences.children_suspended}
              isAgreed={isAgreed}
              onChange={setIsAgreed}
            />
          )}
          <ProofForm
            action={t("close.confirm")}
            asksCode={consequences.needs_code}
            isDestructive
            mutation={close}
            toSend={({ current_password, code }) => ({
              current_password,
              suspend_children: isAgreed,
              ...(code !== undefined && { code }),
            })}
            onDone={({ remove_after }) => onClosed(remove_after)}
          />
        </div>
      )}
    </QueryView>
  );
}

/** What it does stands above the password that does it. */
export function CloseDialog({ onClosed }: CloseDialogProps) {
  const { t } = useTranslation("account");
  return (
    <FormDialog
      trigger={<Button variant="outline">{t("close.open")}</Button>}
      title={t("close.title")}
      description={t("close.intro")}
    >
      {() => <Closing onClosed={onClosed} />}
    </FormDialog>
  );
}
