import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { invitationsQuery } from "../queries.ts";
import { InvitationRow } from "./invitation-row.tsx";

/** Whom the teacher has invited, as long as it matters; nothing where nobody was. */
export function SentInvitations() {
  const { t } = useTranslation("students");
  const query = useQuery(invitationsQuery);
  const zone = useReaderZone();
  if (query.data?.length === 0) return null;
  return (
    <Card className="mt-8 space-y-3">
      <CardTitle>{t("invitations.title")}</CardTitle>
      <QueryView query={query} loading={<SkeletonRows count={2} />}>
        {(invitations) =>
          zone === undefined ? (
            <SkeletonRows count={2} />
          ) : (
            <ul aria-label={t("invitations.title")} className="divide-y divide-line">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} zone={zone} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
