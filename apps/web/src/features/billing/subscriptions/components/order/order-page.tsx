import type { OrderStart } from "@riwaq/contracts/billing/subscriptions";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { paths } from "../../../../../config/paths.ts";
import { ApiError } from "../../../../../lib/api-error.ts";
import { isolated } from "../../../../../lib/format.ts";
import { orderStartQuery } from "../../queries.ts";
import { OrderForm } from "./order-form.tsx";

const NOT_FOUND = 404;

type Refusal = NonNullable<OrderStart["refused"]> | "unknown";

/** Why nothing can be ordered, and where to go from there. */
function Refused({ why }: { why: Refusal }) {
  const { t } = useTranslation("subscription");
  const to = {
    shop_closed: paths.contact,
    already_subscribed: paths.subscription,
    not_payer: paths.children,
    unknown: paths.subscription,
  }[why];
  const action = (
    <Button asChild>
      <Link to={to}>{t(`order.refused.${why}.link`)}</Link>
    </Button>
  );
  return (
    <EmptyState
      title={t(`order.refused.${why}.title`)}
      hint={t(`order.refused.${why}.hint`)}
      action={action}
    />
  );
}

/** A subscription for one learner: rhythm, payer, and all that is to be known before the one press. */
export function OrderPage({ student }: { student: string }) {
  const { t } = useTranslation("subscription");
  const query = useQuery(orderStartQuery(student));
  const { data, error } = query;
  const isUnknown = !data && error instanceof ApiError && error.status === NOT_FOUND;
  return (
    <>
      <PageHeader
        title={data ? t("order.titleOf", { name: isolated(data.student.name) }) : t("order.title")}
        description={t("order.lead")}
      />
      {isUnknown ? (
        <Refused why="unknown" />
      ) : (
        <QueryView query={query}>
          {(start) =>
            start.refused === null ? <OrderForm start={start} /> : <Refused why={start.refused} />
          }
        </QueryView>
      )}
    </>
  );
}
