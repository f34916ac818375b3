import { describe, expect, it } from "vitest";

import { stubApi } from "../../test/stub-api.ts";
import { currentUser, forgetUser, rememberUser } from "./current-user.ts";
import { createQueryClient } from "./query-client.ts";

const USER = {
  id: "7",
  name: "Aïcha",
  email: "a@riwaq.test",
  role: "T" as const,
  profile: { picture: null },
};

describe("the current user", () => {
  it("is whom the server names; only id, name, role and picture are kept in this browser", async () => {
    stubApi({ "GET /api/users/me/": { body: USER } });
    await expect(currentUser.load()).resolves.toEqual(USER);
    expect(JSON.parse(localStorage.getItem("user_data") ?? "")).toEqual({
      id: "7",
      name: "Aïcha",
      role: "T",
      picture: null,
    });
  });

  it.each([
    ["a refusal", { status: 401, body: { detail: ["no"] } }],
    ["an answer of another form", { body: { id: 7 } }],
  ])("is nobody after %s", async (_case, answer) => {
    localStorage.setItem("user_data", "{}");
    stubApi({ "GET /api/users/me/": answer });
    await expect(currentUser.load()).resolves.toBeNull();
    expect(localStorage.getItem("user_data")).toBeNull();
  });

  it.each([
    ["the network gives no answer", {}],
    ["the server fails", { "GET /api/users/me/": { status: 500 } }],
    ["the server is starting", { "GET /api/users/me/": { status: 503 } }],
  ])("is not known where %s, and is asked for again", async (_case, answers) => {
    localStorage.setItem("user_data", "{}");
    stubApi(answers);
    await expect(currentUser.load()).resolves.toBeUndefined();
    expect(localStorage.getItem("user_data")).toBe("{}");
    stubApi({ "GET /api/users/me/": { body: USER } });
    await expect(currentUser.load()).resolves.toEqual(USER);
  });

  it("leaves nothing behind at logout", () => {
    const queryClient = createQueryClient();
    rememberUser(USER);
    queryClient.setQueryData(["students"], ["somebody"]);
    forgetUser();
    expect(localStorage.getItem("user_data")).toBeNull();
    expect(queryClient.getQueryData(["students"])).toBeUndefined();
    expect(currentUser.peek()).toBeNull();
  });
});
