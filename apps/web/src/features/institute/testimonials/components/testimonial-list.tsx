import type { Testimonial } from "@riwaq/contracts/institute/testimonials";
import { useTranslation } from "react-i18next";

import { OrderButtons } from "../../../../components/ordering/order-buttons.tsx";
import { useOrder } from "../../../../components/ordering/use-order.ts";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { isolated } from "../../../../lib/format.ts";
import { useOrderTestimonials } from "../mutations.ts";
import { TestimonialRow } from "./testimonial-row.tsx";

type ListProps = { testimonials: readonly Testimonial[] };

function Archived({ testimonials }: ListProps) {
  const { t } = useTranslation("staff");
  if (testimonials.length === 0) return null;
  return (
    <details className="rounded-md border border-line bg-surface px-4 sm:px-5">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t("testimonials.archived")}
      </summary>
      <ul className="divide-y divide-line">
        {testimonials.map((testimonial) => (
          <TestimonialRow key={testimonial.id} testimonial={testimonial} />
        ))}
      </ul>
    </details>
  );
}

/** Those that are there in the order in which visitors read them; those that are put away, apart. */
export function TestimonialList({ testimonials }: ListProps) {
  const { t } = useTranslation("staff");
  const kept = testimonials.filter(({ is_archived }) => !is_archived);
  const items = kept.map(({ id, author }) => ({ id, name: isolated(author) }));
  const order = useOrder({
    items,
    mutation: useOrderTestimonials(),
    failureTitle: t("testimonials.failed"),
  });
  return (
    <div className="max-w-4xl space-y-6">
      {kept.length === 0 && (
        <EmptyState title={t("testimonials.empty")} hint={t("testimonials.emptyHint")} />
      )}
      <ol className="divide-y divide-line rounded-md border border-line bg-surface px-4 empty:hidden sm:px-5">
        {kept.map((testimonial, index) => (
          <TestimonialRow key={testimonial.id} testimonial={testimonial}>
            <OrderButtons
              item={{ id: testimonial.id, name: isolated(testimonial.author) }}
              isFirst={index === 0}
              isLast={index === kept.length - 1}
              isBusy={order.isBusy}
              onMove={order.move}
            />
          </TestimonialRow>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {order.place}
      </p>
      <Archived testimonials={testimonials.filter(({ is_archived }) => is_archived)} />
    </div>
  );
}
