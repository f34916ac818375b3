import type { OrderWish } from "@riwaq/contracts/billing/subscriptions";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../../components/ui/checkbox.tsx";

/** Empty until somebody ticks it; what either choice means stands beneath it. */
export function EarlyField() {
  const { t } = useTranslation("subscription");
  const id = useId();
  const { ref, value, onChange } = useController<OrderWish, "asks_early">({
    name: "asks_early",
  }).field;
  return (
    <div className="space-y-4">
      <p className="measure text-ink-muted">{t("order.early.law")}</p>
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          ref={ref}
          checked={value}
          onCheckedChange={(is) => onChange(is === true)}
          aria-describedby={`${id}-meaning`}
          className="mt-0.5"
        />
        <label htmlFor={id} className="measure cursor-pointer font-semibold">
          {t("order.early.ask")}
        </label>
      </div>
      <p id={`${id}-meaning`} className="measure ps-9 text-sm text-ink-muted">
        {t(value ? "order.early.ticked" : "order.early.empty")}
      </p>
    </div>
  );
}
