import { useTranslation } from "react-i18next";

import { Skeleton } from "../../../../components/ui/skeleton.tsx";

/** The next lesson, and what stands beneath it. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{t("loading.hidden")}</span>
      <Skeleton className="h-72 rounded-md" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-44 rounded-md" />
        <Skeleton className="h-44 rounded-md" />
      </div>
    </div>
  );
}
