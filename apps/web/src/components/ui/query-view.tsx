import type { ReactNode } from "react";

import { ErrorState } from "./error-state.tsx";
import { SkeletonRows } from "./skeleton.tsx";

/** What a query of the library tells, and what a shared value does. */
type Query<T> = { data?: T | undefined; isError: boolean; refetch: () => unknown };

type QueryViewProps<T> = {
  query: Query<T>;
  loading?: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

function isEmptyList(data: unknown) {
  return Array.isArray(data) && data.length === 0;
}

/** The four states of a screen with data: loading, error with retry, empty, ready. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, loading = <SkeletonRows />, empty, isEmpty = isEmptyList, children } = props;
  if (query.data !== undefined) {
    return empty && isEmpty(query.data) ? empty : children(query.data);
  }
  return query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : loading;
}
