import type { Guardians } from "@riwaq/contracts/people/children";
import { useQuery } from "@tanstack/react-query";
import { UserPlus, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { guardiansQuery } from "../queries.ts";
import { ChildrenTooDialog } from "./children-too-dialog.tsx";
import { InviteParentDialog } from "./invite-parent-dialog.tsx";

function Parents({ guardians, may_invite: mayInvite }: Guardians) {
  const { t } = useTranslation("children");
  return (
    <>
      {guardians.length === 0 && <p className="text-ink-muted">{t("parents.none")}</p>}
      <ul className="space-y-2">
        {guardians.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2.5">
            <UserRound aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-accent" />
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          </li>
        ))}
      </ul>
      {mayInvite && (
        <InviteParentDialog
          title={t("parents.invite")}
          trigger={
            <Button variant="outline" className="mt-5">
              <UserPlus aria-hidden strokeWidth={1.75} />
              {t("parents.invite")}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Nobody answers for an adult: there is only whom they answer for themselves, and nothing once they do. */
function ForAdult() {
  const { t } = useTranslation("children");
  const { data } = useQuery(homesQuery);
  if (!data || data.homes.includes("P")) return null;
  return (
    <Card>
      <CardTitle>{t("guard.title")}</CardTitle>
      <p className="mt-1 text-sm text-ink-muted">{t("guard.text")}</p>
      <ChildrenTooDialog />
    </Card>
  );
}

/** Who answers for a student, and a code for one more parent. */
export function GuardiansCard() {
  const { t } = useTranslation("children");
  const query = useQuery(guardiansQuery);
  if (query.data?.guardians.length === 0 && !query.data.may_invite) return <ForAdult />;
  return (
    <Card>
      <CardTitle>{t("parents.title")}</CardTitle>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{t("parents.hint")}</p>
      <QueryView query={query}>{(data) => <Parents {...data} />}</QueryView>
      <ChildrenTooDialog />
    </Card>
  );
}
