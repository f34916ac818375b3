import { expect, test, vi } from "vitest";

import { ApiError } from "./api-error.ts";
import { currentUser } from "./current-user.ts";
import { createQueryClient } from "./query-client.ts";

const amal = {
  id: "t1",
  name: "Amal",
  email: "a@x.org",
  role: "T",
  profile: { picture: null },
} as const;

const shouldRetry = (failures: number, error: Error) => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  return typeof retry === "function" && retry(failures, error);
};

test.each([
  [new ApiError(0), true],
  [new ApiError(502), true],
  [new ApiError(404), false],
  [new ApiError(409), false],
  [new TypeError("of ours"), false],
])("%s is asked once more is %s", (error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected);
});

test("nothing is tried for ever", () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, new ApiError(503)))).toEqual([
    true,
    true,
    false,
  ]);
});

test("a session that is gone is found by whichever call meets it first, and told once", async () => {
  currentUser.set(amal);
  const onSignedOut = vi.fn<() => void>();
  const queryClient = createQueryClient(onSignedOut);
  const fail = () => Promise.reject(new ApiError(401));
  const ask = (key: string) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn: fail }).catch(() => undefined);
  await Promise.all([ask("a"), ask("b")]);
  expect(currentUser.peek()).toBeNull();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test("a visitor who is refused has lost nothing", async () => {
  currentUser.set(null);
  const onSignedOut = vi.fn<() => void>();
  const queryClient = createQueryClient(onSignedOut);
  const queryFn = () => Promise.reject(new ApiError(401));
  await queryClient.fetchQuery({ queryKey: ["a"], queryFn }).catch(() => undefined);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test("nothing outlives the person it was read for", () => {
  currentUser.set(amal);
  const queryClient = createQueryClient();
  queryClient.setQueryData(["private"], "of Amal");
  currentUser.set({ ...amal, name: "Amal S." });
  expect(queryClient.getQueryData(["private"])).toBe("of Amal");
  currentUser.set(null);
  expect(queryClient.getQueryData(["private"])).toBeUndefined();
});
