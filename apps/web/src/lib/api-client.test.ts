import { CurrentUser } from "@riwaq/contracts/identity/users";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { stubApi } from "../../test/stub-api.ts";
import { noContent, request } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

const USER = {
  id: "7",
  name: "Aïcha",
  email: "a@riwaq.test",
  role: "T",
  profile: { picture: null },
};

const TOKEN_REFUSED = {
  status: 403,
  body: { detail: ["Your page has expired"] },
  headers: { "x-csrf-refused": "1" },
};

function forgetToken() {
  document.cookie = "csrftoken=;path=/;max-age=0";
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  return error;
}

describe("request", () => {
  beforeEach(forgetToken);

  it("reads the answer by its contract", async () => {
    stubApi({ "GET /api/users/me/": { body: { ...USER, extra: 1 } } });
    await expect(request("users/me/", CurrentUser)).resolves.toEqual(USER);
  });

  it("refuses an answer that breaks its contract", async () => {
    stubApi({ "GET /api/users/me/": { body: { id: 7 } } });
    await expect(request("users/me/", CurrentUser)).rejects.toMatchObject({ name: "ZodError" });
  });

  it.each([200, 201, 204, 299])("takes %i as success", async (status) => {
    stubApi({ "GET /api/x/": () => ({ status }) });
    await expect(request("x/", noContent)).resolves.toBeUndefined();
  });

  it("sends the anti-forgery token of the cookie with an unsafe call, and with no other", async () => {
    document.cookie = "csrftoken=abc%3D;path=/";
    const sent = stubApi({ "POST /api/x/": {}, "GET /api/x/": {} });
    await request("x/", noContent, { method: "POST", body: { a: 1 } });
    await request("x/", noContent);
    expect(sent.map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["abc=", null]);
    expect(sent[0]).toMatchObject({ method: "POST", body: { a: 1 } });
    expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  });

  it("fetches the token first where the cookie is missing", async () => {
    const giveToken = () => {
      document.cookie = "csrftoken=fresh;path=/";
      return { status: 401 };
    };
    const sent = stubApi({ "GET /api/users/me/": giveToken, "DELETE /api/x/": {} });
    await request("x/", noContent, { method: "DELETE" });
    expect(sent.map(({ path }) => path)).toEqual(["/api/users/me/", "/api/x/"]);
    expect(sent[1]?.headers.get("X-CSRFToken")).toBe("fresh");
  });

  it("waits for the token where the browser shows the cookie only after a while", async () => {
    let looks = 0;
    vi.spyOn(document, "cookie", "get").mockImplementation(() => {
      looks += 1;
      return looks > 4 ? "csrftoken=late" : "";
    });
    const sent = stubApi({ "GET /api/users/me/": { status: 401 }, "POST /api/x/": {} });
    await request("x/", noContent, { method: "POST" });
    expect(sent.map(({ path }) => path)).toEqual(["/api/users/me/", "/api/x/"]);
    expect(sent[1]?.headers.get("X-CSRFToken")).toBe("late");
  });

  it("sends once more, with the token that holds, where an earlier one is still shown", async () => {
    let looks = 0;
    vi.spyOn(document, "cookie", "get").mockImplementation(() => {
      looks += 1;
      return looks > 4 ? "csrftoken=signed-in" : "csrftoken=guest";
    });
    const sent = stubApi({
      "GET /api/users/me/": {},
      "POST /api/x/": ({ headers }) =>
        headers.get("X-CSRFToken") === "guest" ? TOKEN_REFUSED : { status: 204 },
    });
    await request("x/", noContent, { method: "POST", body: { a: 1 } });
    const posts = sent.filter(({ method }) => method === "POST");
    expect(posts.map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["guest", "signed-in"]);
    expect(posts[1]).toMatchObject({ body: { a: 1 } });
  });

  it("sends no refused token twice, and nothing else again", async () => {
    document.cookie = "csrftoken=old;path=/";
    let given = 0;
    const sent = stubApi({
      "GET /api/users/me/": () => {
        given += 1;
        document.cookie = `csrftoken=new${given};path=/`;
        return {};
      },
      "POST /api/x/": TOKEN_REFUSED,
      "POST /api/y/": { status: 403, body: {} },
    });
    expect(await failureOf(request("x/", noContent, { method: "POST" }))).toMatchObject({
      status: 403,
      body: TOKEN_REFUSED.body,
    });
    expect(await failureOf(request("y/", noContent, { method: "POST" }))).toMatchObject({
      status: 403,
    });
    const posts = sent.filter(({ method }) => method === "POST");
    expect(posts.map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["old", "new1", "new2"]);
  });

  it("carries the messages of a refusal, field by field", async () => {
    const body = { email: ["Invalid email address"], age: ["a", "b"] };
    stubApi({ "GET /api/x/": { status: 400, body: { ...body, odd: "not a list" } } });
    const error = await failureOf(request("x/", noContent));
    expect(error).toMatchObject({ status: 400, body, hasMessages: true });
  });

  it("tells how long to wait", async () => {
    stubApi({ "GET /api/x/": { status: 429, body: {}, headers: { "retry-after": "30" } } });
    expect((await failureOf(request("x/", noContent))).retryAfterSeconds).toBe(30);
  });

  it("fails with status 0 and no messages where the network gives no answer", async () => {
    stubApi({});
    const error = await failureOf(request("x/", noContent));
    expect(error).toMatchObject({ status: 0, body: {}, hasMessages: false });
  });
});
