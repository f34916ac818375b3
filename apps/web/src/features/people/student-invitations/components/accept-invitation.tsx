import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { type Child, Consent } from "@riwaq/contracts/people/children";
import type {
  InvitationAcceptance,
  OpenedInvitation,
} from "@riwaq/contracts/people/student-invitations";
import { matchesText } from "@riwaq/domain/people/search-text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { isolated } from "../../../../lib/format.ts";
import { childrenQuery } from "../../../../lib/own-children.ts";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";
import { useAcceptInvitation } from "../mutations.ts";
import { NewChildForm } from "./new-child-form.tsx";

type OwnChildFormProps<Saved> = { accept: Saving<null, Saved> };

/** The choice beside the children that the parent has already. */
const NEW_CHILD = "new";

/** Begins with the parent's child of that name, if there is one; else with a new one. */
function firstChoice(children: readonly Child[], invitedName: string) {
  const namesake = children.find(({ name }) => matchesText([name], invitedName));
  return namesake?.id ?? NEW_CHILD;
}

type AcceptInvitationProps = {
  token: string;
  user: CurrentUser;
  invitation: OpenedInvitation;
  /** Told the child's name, isolated. */
  onAccepted: (child: string) => void;
};

type NewChild = NonNullable<InvitationAcceptance["new_child"]>;

/** The same acceptance from either form. */
function useAccept({ token, onAccepted }: AcceptInvitationProps) {
  const { mutate, error, isPending } = useAcceptInvitation();
  const tell = (name: string) => onAccepted(isolated(name));
  const bringing = <Sent,>(brought: (sent: Sent) => Brought): Saving<Sent, unknown> => ({
    mutate: (sent, { onError }) => {
      const { name, ...child } = brought(sent);
      mutate({ token, consent: true, ...child }, { onSuccess: () => tell(name), onError });
    },
    error,
    isPending,
  });
  return {
    own: ({ id, name }: Child) => bringing<null>(() => ({ name, child_id: id, new_child: null })),
    another: bringing<NewChild>((child) => ({
      name: child.name,
      child_id: null,
      new_child: child,
    })),
    isRefused: error instanceof ApiError && error.status === 403,
  };
}

type Brought = Pick<InvitationAcceptance, "child_id" | "new_child"> & { name: string };

function Choice(props: AcceptInvitationProps & { family: readonly Child[] }) {
  const { invitation, family } = props;
  const { t } = useTranslation("students");
  const [choice, setChoice] = useState(() => firstChoice(family, invitation.child));
  const accept = useAccept(props);
  const own = family.find(({ id }) => id === choice);
  const choices = [
    ...family.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
    { value: NEW_CHILD, label: t("invitation.newChild") },
  ];
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
      {accept.isRefused && <ConfirmAddress />}
      {own ? (
        <OwnChildForm key={own.id} accept={accept.own(own)} />
      ) : (
        <NewChildForm invitation={invitation} accept={accept.another} />
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
        {t("invitation.as", { name: isolated(props.user.name) })}
      </p>
    </>
  );
}

/** Of a child whom the parent has here already nothing but the consent is asked. */
function OwnChildForm<Saved>({ accept }: OwnChildFormProps<Saved>) {
  const { t } = useTranslation("students");
  const form = useAppForm({
    rules: Consent,
    defaultValues: {},
    mutation: accept,
    toSend: () => null,
  });
  return (
    <AppForm of={form} place="gate" submitLabel={t("invitation.accept")}>
      <ConsentField />
    </AppForm>
  );
}
