import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";

/** The shape of what is to come. Its surroundings say that something is being loaded. */
export function Skeleton({ className = "h-4 rounded-sm" }: { className?: string }) {
  return <div aria-hidden className={cn("animate-breathe bg-line", className)} />;
}

/** A list on its way. */
export function SkeletonRows({ count = 4 }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{t("loading.hidden")}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-14 rounded-md" />
      ))}
    </div>
  );
}
