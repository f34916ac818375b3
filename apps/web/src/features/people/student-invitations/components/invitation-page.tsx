import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { OpenedInvitation } from "@riwaq/contracts/people/student-invitations";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { LoadingIndicator } from "../../../../components/ui/loading-indicator.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { isolated } from "../../../../lib/format.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { openedInvitationQuery } from "../queries.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";
import { AcceptedInvitation } from "./accepted-invitation.tsx";
import { ClosedInvitation } from "./closed-invitation.tsx";
import { InvitationFrame } from "./invitation-frame.tsx";
import { SignInChoices } from "./sign-in-choices.tsx";
import { WrongRole } from "./wrong-role.tsx";

const BAD_LINK = 400;

type Reader = CurrentUser | null;

function Opened({ token, invitation, user }: OpenedProps) {
  const { t } = useTranslation("students");
  const [accepted, setAccepted] = useState<string>();
  const isParent = useHeldHomes(user).includes("P");
  const teacher = isolated(invitation.teacher);
  const child = isolated(invitation.child);
  if (accepted !== undefined) return <AcceptedInvitation teacher={teacher} child={accepted} />;
  return (
    <InvitationFrame title={t("invitation.title", { teacher, child })} text={t("invitation.text")}>
      {user === null && <SignInChoices />}
      {user && isParent && (
        <AcceptInvitation
          token={token}
          user={user}
          invitation={invitation}
          onAccepted={setAccepted}
        />
      )}
      {user && !isParent && <WrongRole user={user} />}
    </InvitationFrame>
  );
}

type OpenedProps = { token: string; invitation: OpenedInvitation; user: Reader };

function Link({ token, user }: { token: string; user: Reader }) {
  const { t } = useTranslation("students");
  const query = useQuery(openedInvitationQuery(token));
  const isParent = useHeldHomes(user).includes("P");
  if (query.data) return <Opened token={token} invitation={query.data} user={user} />;
  if (query.error instanceof ApiError && query.error.status === BAD_LINK) {
    return <ClosedInvitation isParent={isParent} />;
  }
  return (
    <div className="wrap max-w-2xl! py-16">
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <LoadingIndicator type="pulse" size="lg" text={t("invitation.opening")} />
      )}
    </div>
  );
}

/** What a guardian finds behind the link of a mail: who invites whom, and how to accept. */
export function InvitationPage({ token, user }: { token: string; user: Reader }) {
  const isParent = useHeldHomes(user).includes("P");
  if (token === "") return <ClosedInvitation isParent={isParent} />;
  return <Link key={token} token={token} user={user} />;
}
