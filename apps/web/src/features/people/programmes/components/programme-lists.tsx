import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { OrderButtons } from "../../../../components/ordering/order-buttons.tsx";
import { useOrder } from "../../../../components/ordering/use-order.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useOrderProgrammes } from "../mutations.ts";
import { staffProgrammesQuery } from "../queries.ts";
import { ProgrammeCard } from "./programme-card.tsx";
import { ProgrammeDialog } from "./programme-dialog.tsx";

function AddButton() {
  const { t } = useTranslation("staff");
  return (
    <ProgrammeDialog
      trigger={
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("programmes.add")}
        </Button>
      }
    />
  );
}

function OfferedList({ programmes }: { programmes: readonly StaffProgramme[] }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const items = programmes.map(({ id, name }) => ({ id, name: name[language] }));
  const mutation = useOrderProgrammes();
  const order = useOrder({ items, mutation, failureTitle: t("programmes.failed") });
  return (
    <section aria-labelledby="offered-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="offered-title">{t("programmes.list")}</h2>
        <AddButton />
      </div>
      <ol className="space-y-3">
        {programmes.map((programme, index) => (
          <ProgrammeCard key={programme.id} programme={programme}>
            <OrderButtons
              item={{ id: programme.id, name: programme.name[language] }}
              isFirst={index === 0}
              isLast={index === programmes.length - 1}
              isBusy={order.isBusy}
              onMove={order.move}
            />
          </ProgrammeCard>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {order.place}
      </p>
    </section>
  );
}

function ArchivedList({ programmes }: { programmes: readonly StaffProgramme[] }) {
  const { t } = useTranslation("staff");
  return (
    <section aria-labelledby="archived-title">
      <h2 id="archived-title" className="mb-4">
        {t("programmes.archived")}
      </h2>
      <ul className="space-y-3">
        {programmes.map((programme) => (
          <ProgrammeCard key={programme.id} programme={programme} />
        ))}
      </ul>
    </section>
  );
}

/** What is offered, in its order, and what no longer is. */
export function ProgrammeLists() {
  const { t } = useTranslation("staff");
  const query = useQuery(staffProgrammesQuery);
  return (
    <QueryView query={query}>
      {(programmes) => {
        const offered = programmes.filter(({ is_archived }) => !is_archived);
        const archived = programmes.filter(({ is_archived }) => is_archived);
        return (
          <div className="max-w-4xl space-y-12">
            {offered.length > 0 ? (
              <OfferedList programmes={offered} />
            ) : (
              <EmptyState
                title={t("programmes.empty")}
                hint={t("programmes.emptyHint")}
                action={<AddButton />}
              />
            )}
            {archived.length > 0 && <ArchivedList programmes={archived} />}
          </div>
        );
      }}
    </QueryView>
  );
}
