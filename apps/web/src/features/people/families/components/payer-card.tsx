import type { Family } from "@riwaq/contracts/people/families";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames, isolated } from "../../../../lib/format.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { useChangePayer } from "../mutations.ts";
import { familiesQuery } from "../queries.ts";

type GuardianProps = { family: Family; guardian: Family["guardians"][number]; isOwn: boolean };

/** Says what follows for both before it is done. */
function PayerButton({ family, guardian, isOwn }: GuardianProps) {
  const { t } = useTranslation("children");
  const { language } = useLanguage();
  const children = formatNames(
    family.children.map(({ name }) => name),
    language,
  );
  const words = { name: isolated(guardian.name), children };
  const who = isOwn ? "me" : "other";
  return (
    <ConfirmDialog
      title={t(`payer.sure.${who}`, words)}
      description={t(`payer.text.${who}`, words)}
      confirmLabel={t("payer.confirm")}
      mutation={useChangePayer(family.id)}
      sent={{ payer_id: guardian.id }}
      onDone={() => toast({ title: t("payer.done", words) })}
      failureTitle={t("payer.failed")}
      trigger={<Button variant="outline">{t(`payer.change.${who}`, words)}</Button>}
    />
  );
}

function Payer({ family: { payer }, userId }: FamilyProps) {
  const { t } = useTranslation("children");
  if (!payer) return t("payer.nobody");
  return payer.id === userId ? t("payer.you") : t("payer.other", { name: isolated(payer.name) });
}

type FamilyProps = { family: Family; userId: string };

function OneFamily({ family, userId }: FamilyProps) {
  const { t } = useTranslation("children");
  const { language } = useLanguage();
  const { guardians, children, payer } = family;
  const names = formatNames(
    children.map(({ name }) => name),
    language,
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-sm text-ink-muted">
          {children.length > 0 ? t("payer.of", { names }) : t("payer.own")}
        </p>
        <p className="font-semibold">
          <Payer family={family} userId={userId} />
        </p>
      </div>
      {guardians
        .filter(({ id }) => id !== payer?.id)
        .map((guardian) => (
          <PayerButton
            key={guardian.id}
            family={family}
            guardian={guardian}
            isOwn={guardian.id === userId}
          />
        ))}
    </li>
  );
}

/** Who pays for each family in which one answers for somebody, or for one's own lessons. */
export function PayerCard({ userId, className }: { userId: string; className?: string }) {
  const { t } = useTranslation("children");
  const isParent = useHeldHomes({ role: "P" }).includes("P");
  const query = useQuery(familiesQuery);
  // Without a family there is nobody to pay for: a child whose parents do, or a parent before the first child.
  if (query.data?.length === 0) return null;
  return (
    <Card {...(className !== undefined && { className })}>
      <CardTitle>{t("payer.title")}</CardTitle>
      {isParent && <p className="mt-1 text-sm text-ink-muted">{t("payer.hint")}</p>}
      <div className="mt-4">
        <QueryView query={query}>
          {(families) => (
            <ul className="divide-y divide-line">
              {families.map((family) => (
                <OneFamily key={family.id} family={family} userId={userId} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Card>
  );
}
