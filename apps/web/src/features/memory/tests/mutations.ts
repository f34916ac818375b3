import type { NewMark } from "@riwaq/contracts/learning/marks";
import * as marks from "@riwaq/contracts/learning/marks.calls";
import type { NewTest, TestDetails } from "@riwaq/contracts/memory/tests";
import * as tests from "@riwaq/contracts/memory/tests.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { testQuery } from "./queries.ts";

/** The test as it stands by the answer; lists of tests are asked again. */
function usePut() {
  const queryClient = useQueryClient();
  return (test: TestDetails) => {
    queryClient.setQueryData(testQuery(test.id).queryKey, test);
    void invalidate(queryClient, [tests.ofStudent, tests.choice]);
  };
}

export function useBeginTest(studentId: string) {
  const put = usePut();
  return useMutation({
    mutationFn: (body: NewTest) => api(tests.begin, { params: { id: studentId }, body }),
    onSuccess: put,
  });
}

/** The next question, the end, and the end without a result. */
export function useRunTest(id: string) {
  const put = usePut();
  const params = { id };
  const ask = useMutation({
    mutationFn: (question: number) => api(tests.ask, { params, body: { question } }),
    onSuccess: put,
  });
  const finish = useMutation({
    mutationFn: (note: string) => api(tests.finish, { params, body: { note } }),
    onSuccess: put,
  });
  const drop = useMutation({ mutationFn: () => api(tests.drop, { params }), onSuccess: put });
  return { ask, finish, drop };
}

/** What is marked in a test; it is shown once the server has it, for by its time it counts. */
export function useTestMarks() {
  const queryClient = useQueryClient();
  const onSettled = () => invalidate(queryClient, [tests.show, marks.ofStudent]);
  const make = useMutation({
    mutationFn: (body: NewMark) => api(marks.make, { body }),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => api(marks.takeBack, { params: { id } }),
    onSettled,
  });
  return { make, takeBack };
}
