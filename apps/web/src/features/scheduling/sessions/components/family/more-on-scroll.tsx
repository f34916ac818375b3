import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../../components/ui/error-state.tsx";

type MoreOnScrollProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Reads on as its place comes near; by a press as well, for those who do not scroll. */
export function MoreOnScroll({ query }: MoreOnScrollProps) {
  const { t } = useTranslation("sessions");
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);
  if (isFetchNextPageError) return <ErrorState onRetry={() => void fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <div ref={place} className="mt-6 text-center">
      <Button
        variant="outline"
        aria-busy={isFetchingNextPage}
        aria-disabled={isFetchingNextPage}
        onClick={() => !isFetchingNextPage && void fetchNextPage()}
      >
        {t(isFetchingNextPage ? "family.loading" : "family.more")}
      </Button>
    </div>
  );
}
