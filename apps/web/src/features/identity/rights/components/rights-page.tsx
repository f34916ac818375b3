import type { StaffMember } from "@riwaq/contracts/identity/rights";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PersonLink } from "../../../../components/people/person-link.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { PersonCard } from "../../../../components/ui/person-card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { isolated } from "../../../../lib/format.ts";
import { staffQuery } from "../queries.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { RightsDialog } from "./rights-dialog.tsx";

type MemberProps = { member: StaffMember; isOwn: boolean; accessOf: RightsPageProps["accessOf"] };

type RightsPageProps = {
  userId: string;
  /** Where somebody is signed in, of another room. */
  accessOf: (member: StaffMember) => ReactNode;
};

function Also({ homes }: Pick<StaffMember, "homes">) {
  const { t } = useTranslation("staff");
  return homes.map((home) => home !== "A" && <p key={home}>{t(`rights.also.${home}`)}</p>);
}

function Access({ member, accessOf }: Pick<MemberProps, "member" | "accessOf">) {
  const { t } = useTranslation("staff");
  const title = t("access.openFor", { name: isolated(member.name) });
  return (
    <FormDialog
      trigger={
        <Button variant="ghost" aria-label={title}>
          {t("access.title")}
        </Button>
      }
      title={title}
    >
      {() => accessOf(member)}
    </FormDialog>
  );
}

function Member({ member, isOwn, accessOf }: MemberProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { name, email, homes, rights } = member;
  return (
    <PersonCard
      name={name}
      title={<PersonLink id={member.id} name={name} />}
      facts={
        <>
          <p className="wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
          <Also homes={homes} />
        </>
      }
    >
      {rights.length === 0 && <p className="text-ink-muted">{t("rights.none")}</p>}
      {rights.length > 0 && (
        <ul
          aria-label={t("rights.listOf", { name: isolated(name) })}
          className="flex flex-wrap gap-2"
        >
          {rights.map((right) => (
            <li key={right}>
              <Badge tone="blue">{t(`common:rights.names.${right}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
        <RightsDialog
          member={member}
          isOwn={isOwn}
          trigger={
            <Button variant="outline" aria-label={t("rights.changeName", { name: isolated(name) })}>
              {t("rights.change")}
            </Button>
          }
        />
        {!isOwn && <Access member={member} accessOf={accessOf} />}
        {isOwn && <Badge>{t("rights.you")}</Badge>}
      </div>
    </PersonCard>
  );
}

/** Who works for the institute, and what each of them decides about. There is always one: who reads it. */
export function RightsPage({ userId, accessOf }: RightsPageProps) {
  const { t } = useTranslation(["staff", "common"]);
  const query = useQuery(staffQuery);
  const ways = (
    <div className="flex flex-wrap gap-3">
      <InviteDialog />
      <RightsDialog
        trigger={
          <Button variant="outline">
            <UserPlus aria-hidden strokeWidth={1.75} />
            {t("rights.add")}
          </Button>
        }
      />
    </div>
  );
  return (
    <>
      <PageHeader
        title={t("common:titles.rights")}
        description={t("rights.intro")}
        actions={ways}
      />
      <QueryView query={query}>
        {(members) => (
          <ul
            aria-label={t("common:titles.rights")}
            className="grid grid-cols-1 gap-4 lg:grid-cols-2"
          >
            {members.map((member) => (
              <Member
                key={member.id}
                member={member}
                isOwn={member.id === userId}
                accessOf={accessOf}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <OpenInvitations />
    </>
  );
}
