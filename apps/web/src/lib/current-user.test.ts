import { describe, expect, it, vi } from "vitest";

import { stubApi } from "../../test/stub-api.ts";
import {
  currentUser,
  forgetUser,
  keepForPractice,
  keptUser,
  rememberUser,
} from "./current-user.ts";
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

describe("who practises without a line", () => {
  it("is the one whose evenings are kept here, and nobody else", () => {
    rememberUser(USER);
    expect(keptUser()).toBeUndefined();
    keepForPractice("8");
    expect(keptUser()).toBeUndefined();
    keepForPractice("7");
    expect(keptUser()).toMatchObject({ id: "7", name: "Aïcha", role: "T", email: "" });
  });

  it.each([
    ["signs out", false, ["riwaq-practice", "riwaq-unsent", "riwaq-answers"]],
    ["comes back after the session has run out", true, ["riwaq-practice"]],
  ])("leaves no child’s name here who %s; what was not sent stays: %s", (_who, hasRunOut, gone) => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal("indexedDB", { deleteDatabase });
    rememberUser(USER);
    keepForPractice("7");
    forgetUser({ hasRunOut });
    vi.unstubAllGlobals();
    expect(deleteDatabase.mock.calls.flat()).toEqual(gone);
    expect(keptUser()).toBeUndefined();
  });
});
