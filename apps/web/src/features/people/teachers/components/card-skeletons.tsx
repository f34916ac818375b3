import { useTranslation } from "react-i18next";

import { Skeleton } from "../../../../components/ui/skeleton.tsx";

const CARDS = ["first", "second", "third", "fourth"] as const;

/** The shape of the cards to come. */
export function CardSkeletons() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <span className="sr-only">{t("loading.hidden")}</span>
      {CARDS.map((card) => (
        <div key={card} className="space-y-4 rounded-md border border-line bg-surface p-6">
          <div className="flex gap-4">
            <Skeleton className="size-14 shrink-0 rounded-full" />
            <div className="grow space-y-2">
              <Skeleton className="h-5 w-2/3 rounded-sm" />
              <Skeleton className="h-4 w-1/2 rounded-sm" />
            </div>
          </div>
          <Skeleton className="h-12 rounded-sm" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
    </div>
  );
}
