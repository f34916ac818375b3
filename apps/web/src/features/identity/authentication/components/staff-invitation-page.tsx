import {
  type OpenedStaffInvitation,
  StaffInvitationAcceptance,
} from "@riwaq/contracts/identity/staff-invitations";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { localeFor } from "../model/registration.ts";
import { useAcceptStaffInvitation } from "../mutations.ts";
import { openedStaffInvitationQuery } from "../queries.ts";
import { NameField, NewPasswordField } from "./account-fields.tsx";
import { AuthCard } from "./auth-card.tsx";
import { TextLink } from "./text-link.tsx";

const Own = StaffInvitationAcceptance.pick({ name: true, password: true });
const BAD_LINK = 400;

type LinkProps = { token: string; user: CurrentUser | null };

function AcceptForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation("auth");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useAppForm({
    rules: Own,
    defaultValues: { name: "", password: "" },
    mutation: useAcceptStaffInvitation(),
    toSend: (own) => ({ ...own, token, time_zone: localeFor(language).time_zone }),
    onSaved: () => void navigate({ to: paths.dashboard }),
  });
  return (
    <AppForm of={form} place="gate" submitLabel={t("staffInvitation.submit")}>
      <NameField {...form.field("name")} />
      {/* So that a keeper of passwords knows for which address. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField {...form.field("password")} />
    </AppForm>
  );
}

function Opened({ token, user, asked }: LinkProps & { asked: OpenedStaffInvitation }) {
  const { t } = useTranslation(["auth", "common"]);
  const { invited_by: by, rights, email } = asked;
  const given = rights.map((right) => t(`common:rights.names.${right}`)).join(" · ");
  return (
    <div className="space-y-5">
      <p>
        {by === null
          ? t("staffInvitation.text", { email: isolated(email) })
          : t("staffInvitation.textBy", { name: isolated(by), email: isolated(email) })}
      </p>
      {rights.length > 0 && (
        <p className="text-ink-muted">{t("staffInvitation.rights", { given })}</p>
      )}
      {asked.needs_two_step && <Note>{t("staffInvitation.twoStep")}</Note>}
      {user && <Note>{t("staffInvitation.signedIn", { name: isolated(user.name) })}</Note>}
      <AcceptForm token={token} email={email} />
    </div>
  );
}

function Link({ token, user }: LinkProps) {
  const query = useQuery(openedStaffInvitationQuery(token));
  const failureMessages = useFailureMessages();
  const { error } = query;
  if (error instanceof ApiError && error.status === BAD_LINK) {
    return <FormAlert messages={failureMessages(error)} />;
  }
  return (
    <QueryView query={query} loading={<SkeletonRows count={3} />}>
      {(asked) => <Opened token={token} user={user} asked={asked} />}
    </QueryView>
  );
}

/** What somebody finds behind the link: who asks, and the two things that an account needs. */
export function StaffInvitationPage({ token, user }: LinkProps) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <AuthCard title={t("common:titles.staffInvitation")}>
      {token === "" ? (
        <FormAlert messages={["staff_invitation_gone"]} />
      ) : (
        <Link key={token} token={token} user={user} />
      )}
      {!user && (
        <p className="mt-4 text-center">
          <TextLink to={paths.login}>{t("staffInvitation.login")}</TextLink>
        </p>
      )}
    </AuthCard>
  );
}
