import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Child } from "@riwaq/contracts/people/children";
import type {
  InvitationAcceptance,
  OpenedInvitation,
} from "@riwaq/contracts/people/student-invitations";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { childrenQuery } from "../../../../lib/own-children.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { NEW_CHILD, firstChoice } from "../model/child-choice.ts";
import { useAcceptInvitation } from "../mutations.ts";
import { NewChildForm } from "./new-child-form.tsx";
import { OwnChildForm } from "./own-child-form.tsx";

type AcceptInvitationProps = {
  token: string;
  user: CurrentUser;
  invitation: OpenedInvitation;
  /** Told the child's name, isolated. */
  onAccepted: (child: string) => void;
};

type Brought = Pick<InvitationAcceptance, "child_id" | "new_child">;

function useAccept({ token, onAccepted }: AcceptInvitationProps) {
  const accept = useAcceptInvitation();
  const send = (brought: Brought, name: string) => {
    if (accept.isPending) return;
    accept.mutate(
      { token, consent: true, ...brought },
      { onSuccess: () => onAccepted(`\u2068${name}\u2069`) },
    );
  };
  return { send, isBusy: accept.isPending, error: accept.error };
}

function Choice(props: AcceptInvitationProps & { family: readonly Child[] }) {
  const { invitation, family } = props;
  const { t } = useTranslation("students");
  const failureMessages = useFailureMessages();
  const [choice, setChoice] = useState(() => firstChoice(family, invitation.child));
  const { send, isBusy, error } = useAccept(props);
  const own = family.find(({ id }) => id === choice);
  const choices = [
    ...family.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
    { value: NEW_CHILD, label: t("invitation.newChild") },
  ];
  const isRefused = error instanceof ApiError && error.status === 403;
  const alert = (
    <>
      {isRefused && <ConfirmAddress />}
      <FormAlert messages={error ? failureMessages(error) : []} />
    </>
  );
  return (
    <div className="space-y-6">
      {family.length > 0 && (
        <RadioChips
          legend={t("invitation.who")}
          choices={choices}
          value={choice}
          onChoose={setChoice}
        />
      )}
      {own ? (
        <OwnChildForm
          key={own.id}
          isBusy={isBusy}
          alert={alert}
          onSubmit={() => send({ child_id: own.id, new_child: null }, own.name)}
        />
      ) : (
        <NewChildForm
          invitation={invitation}
          isBusy={isBusy}
          alert={alert}
          onSubmit={(child) => send({ child_id: null, new_child: child }, child.name)}
        />
      )}
    </div>
  );
}

/** A parent says for which child, agrees to the lessons, and accepts. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { t } = useTranslation("students");
  const query = useQuery(childrenQuery);
  return (
    <>
      <QueryView query={query}>{(family) => <Choice {...props} family={family} />}</QueryView>
      <p className="mt-4 text-center text-sm text-ink-muted">
        {t("invitation.as", { name: `\u2068${props.user.name}\u2069` })}
      </p>
    </>
  );
}
