import type { Heard, NewComment, NewHomework } from "@riwaq/contracts/learning/homework";
import * as homework from "@riwaq/contracts/learning/homework.calls";
import type { NewMark } from "@riwaq/contracts/learning/marks";
import * as marks from "@riwaq/contracts/learning/marks.calls";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

const TOLD = [
  homework.ofStudent,
  homework.toHear,
  homework.answer,
  recitations.placement,
  recitations.one,
];

function useDeed<Sent, Saved>(send: (sent: Sent) => Promise<Saved>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => void invalidate(queryClient, TOLD) });
}

export const useSetHomework = () => useDeed((body: NewHomework) => api(homework.set, { body }));

export const useWithdrawHomework = () =>
  useDeed((id: string) => api(homework.withdraw, { params: { id } }));

export const useComment = (recitation: string) =>
  useDeed((body: NewComment) => api(homework.comment, { params: { id: recitation }, body }));

export type Spoken = { id: string; at_ms: number | null; sound: Blob; sound_ms: number };

export const useSpeak = (recitation: string) =>
  useDeed(({ id, at_ms, sound, sound_ms }: Spoken) =>
    api(homework.commentByVoice, {
      params: { id: recitation, comment: id },
      query: { at_ms: at_ms ?? undefined, sound_ms },
      body: sound,
    }),
  );

export const useRemoveComment = () =>
  useDeed((id: string) => api(homework.removeComment, { params: { id } }));

export const useAnswer = () =>
  useDeed(({ id, ...body }: Heard & { id: string }) =>
    api(homework.sayAnswered, { params: { id }, body }),
  );

/** Marks of a recording: its time line is asked again. */
export function useMarksInRecording() {
  const queryClient = useQueryClient();
  const onSuccess = () => void invalidate(queryClient, [recitations.one, marks.ofStudent]);
  return {
    make: useMutation({ mutationFn: (body: NewMark) => api(marks.make, { body }), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, note }: { id: string; note: string }) =>
        api(marks.change, { params: { id }, body: { note } }),
      onSuccess,
    }),
    takeBack: useMutation({
      mutationFn: (id: string) => api(marks.takeBack, { params: { id } }),
      onSuccess,
    }),
  };
}
