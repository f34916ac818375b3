import type { NewTestimonial, TestimonialChange } from "@riwaq/contracts/institute/testimonials";
import * as testimonials from "@riwaq/contracts/institute/testimonials.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { publishedTestimonials } from "../../../components/testimonials/published.ts";
import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { staffTestimonialsQuery } from "./queries.ts";

/** The list, and what public pages of this window have read of it. */
function useListAnew() {
  const queryClient = useQueryClient();
  return () => {
    publishedTestimonials.set(undefined);
    return invalidate(queryClient, [testimonials.forStaff]);
  };
}

/** A new one without an id; sent again after a lost answer, it makes no second. */
export function useSaveTestimonial(id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewTestimonial) =>
      id === undefined
        ? api(testimonials.create, { body, key: keyOf(body) })
        : api(testimonials.change, { params: { id }, body }),
    onSuccess: useListAnew(),
  });
}

/** Publishes, withdraws, archives or brings back. */
export function useChangeTestimonial(id: string) {
  return useMutation({
    mutationFn: (body: Pick<TestimonialChange, "is_published" | "is_archived">) =>
      api(testimonials.change, { params: { id }, body }),
    onSettled: useListAnew(),
  });
}

export function useRemoveTestimonial() {
  return useMutation({
    mutationFn: (id: string) => api(testimonials.remove, { params: { id } }),
    onSettled: useListAnew(),
  });
}

/** The whole order; where somebody else was faster, the list is read again. */
export function useOrderTestimonials() {
  const queryClient = useQueryClient();
  const listAnew = useListAnew();
  return useMutation({
    mutationFn: (ids: string[]) => api(testimonials.order, { body: { ids } }),
    onSuccess: (all) => {
      publishedTestimonials.set(undefined);
      queryClient.setQueryData(staffTestimonialsQuery.queryKey, all);
    },
    onError: listAnew,
  });
}
