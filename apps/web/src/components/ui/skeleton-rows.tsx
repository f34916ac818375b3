import { useTranslation } from "react-i18next";

import { Skeleton } from "./skeleton.tsx";

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
