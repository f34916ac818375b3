import type { CoverAnswer, Covers } from "@riwaq/contracts/scheduling/cover";
import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";
import { queryOf } from "../../../lib/query-of.ts";

/** What is asked of the reader's family, and what the reader covers or is covered in, to come. */
export const ownCoversQuery = queryOptions(queryOf(cover.mine));

/** The family's word, or the substitute's. */
export function useAnswerCover(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CoverAnswer) => api(cover.answer, { params: { id }, body }),
    onSettled: () => forgetLessons(queryClient),
  });
}

/** Somebody else gives this lesson: how that stands for the reader; undefined of every other lesson. */
export function useStandingCover(sessionId: string): Covers["covers"][number] | undefined {
  const { data } = useQuery(ownCoversQuery);
  return data?.covers.find(
    ({ state, lesson }) => state === "standing" && lesson.session_id === sessionId,
  );
}
