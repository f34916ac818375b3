import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CONTACT, contactForm } from "../test/contact.ts";
import { errorMapOf } from "../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../test/factories.ts";
import { FORM_OF, REGISTER } from "../test/registrations.ts";
import { startTestApp } from "../test/test-app.ts";
import type { TestClient } from "../test/test-client.ts";

const test = await startTestApp();
const SEED = 20_261_121;
// Eight seconds on a free machine; the limit below is for a busy one.
const REQUESTS = 3000;

type JsonSchema = { properties?: Record<string, unknown> };
type Operation = {
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
};
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type OpenApi = { paths: Record<string, Record<string, Operation>> };

const { paths } = (await test.client().get("/api/openapi.json")).json<OpenApi>();
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase() as Method,
    path,
    fields: Object.keys(
      operation.requestBody?.content?.["application/json"]?.schema?.properties ?? {},
    ),
  })),
);

const teacher = await buildTeacher(test.db);
const child = await buildStudent(test.db);
const parent = await buildParent(test.db, [child]);
const clients: Record<string, () => Promise<TestClient>> = {
  guest: async () => test.client(),
  student: async () => signedIn(test, await buildStudent(test.db)),
  parent: () => signedIn(test, parent),
  teacher: () => signedIn(test, teacher),
  staff: async () => signedIn(test, await buildStaff(test.db)),
};

const awkward = fc.constantFrom<unknown>(
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfffx",
  "\uffff",
  "👩‍👩‍👧",
  "\u202egnihtyna",
  "x".repeat(5000),
  "' or 1=1 --",
  "$t(errors:internal){{x}}",
  "someone@example.test",
  "2026-02-30",
  "25:00",
  null,
  true,
  -0,
  0.1,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  [],
  {},
  [[]],
  { length: 3 },
  { toString: 1, valueOf: null },
  JSON.parse('{"__proto__":1,"constructor":{"prototype":1}}'),
);
const deep = fc
  .tuple(fc.integer({ min: 10, max: 5000 }), fc.constantFrom("[", '{"a":'))
  .map(([depth, open]) => {
    const close = open === "[" ? "]" : "}";
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  });
const value = fc.oneof(
  awkward,
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 4 }),
);

const FORM_AT: Record<string, () => object> = {
  [REGISTER.students]: FORM_OF.students,
  [REGISTER.parents]: FORM_OF.parents,
  [REGISTER.teachers]: FORM_OF.teachers,
  [CONTACT]: contactForm,
  "/api/children/": () => ({ name: "Inès", age: 9, gender: "F", consent: true }),
};

/** A body as text: a form with one wrong field, any JSON, an object with the call's own fields, a list of entries, depth, or no JSON at all. */
function bodyFor(path: string, fields: readonly string[]): fc.Arbitrary<string | undefined> {
  const ownFields = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
    requiredKeys: [],
  });
  const entry = fc.record(
    {
      day_of_week: fc.oneof(fc.integer({ min: -2, max: 8 }), value),
      start_time: fc.oneof(fc.constantFrom("09:00", "10:30", "00:00"), value),
      end_time: fc.oneof(fc.constantFrom("09:00", "23:00", "00:00"), value),
      is_free: fc.oneof(fc.constant(true), value),
    },
    { requiredKeys: [] },
  );
  const oneWrong = fc
    .tuple(fc.constantFrom(...fields, "more"), value)
    .map(([field, wrong]) => ({ ...FORM_AT[path]?.(), [field]: wrong }));
  return fc.oneof(
    { weight: 5, arbitrary: oneWrong.map((body) => JSON.stringify(body)) },
    { weight: 5, arbitrary: ownFields.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.array(fc.oneof(entry, value), { maxLength: 120 }).map(toJson) },
    { weight: 2, arbitrary: value.map(toJson) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function toJson(body: unknown): string {
  return JSON.stringify(body) ?? "null";
}

const pathPart = fc.oneof(
  fc.constantFrom("1", "null", "%00", "%ff", "%", "%2e%2e", "..;", "'", `${"9".repeat(200)}`),
  fc.constantFrom(teacher.id, child.id),
  fc.uuid(),
  fc.string({ unit: "binary", maxLength: 30 }).map((text) => escaped(text)),
);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?${text}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("?a[]=1&a[b]=2", "?%", "?%00=%ff", "?a=1&a=2", "?__proto__=1"),
  },
);
const headers = fc.record(
  {
    "accept-language": fc.constantFrom("fr;q=x", "*;q=0", ";;;", "x".repeat(2000)),
    "content-type": fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "application/json;;",
      "text/plain",
      "application/x-www-form-urlencoded",
    ),
    cookie: fc.constantFrom(
      "riwaq.session_token=%; csrftoken=%00.%ff",
      "csrftoken=a.b.c; lang=%00",
      "=;=;;",
      "__proto__=1; csrftoken=",
    ),
    "x-csrftoken": fc.constantFrom("", "a.b", "..", "x".repeat(500)),
    "x-forwarded-for": fc.constantFrom("nobody", "::1, 10.0.0.1", ",,,"),
  },
  { requiredKeys: [] },
);
const requests = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    as: fc.constantFrom("guest", "student", "parent", "teacher", "staff"),
    body: call.method === "GET" ? fc.constant(undefined) : bodyFor(call.path, call.fields),
    part: pathPart,
    key: fc.oneof({ weight: 4, arbitrary: fc.uuid() }, fc.string({ unit: "grapheme-ascii" })),
    query,
    // Most requests carry what a browser sends, or few would get past the gate.
    headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
  }),
);

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe("whatever is sent", () => {
  it("gets an answer: never a failure of the server, and every refusal is an error map", async () => {
    const sample = fc.sample(requests, { numRuns: REQUESTS, seed: SEED });
    const signedInAs = new Map<string, TestClient>();
    const statuses = new Map<number, number>();
    const failures: unknown[] = [];
    for (const request of sample) {
      const { call, as, body, part, key } = request;
      // A browser is used until it has logged out or has got cookies that do not fit each other.
      const client = signedInAs.get(as) ?? (await clients[as]!());
      signedInAs.set(as, client);
      const url = call.path.replace(/\{[^}]+\}/, part) + request.query;
      const type: Record<string, string> =
        body === undefined ? {} : { "content-type": "application/json" };
      const sent = { ...type, "idempotency-key": key, ...request.headers };
      const answer =
        call.method === "GET"
          ? await client.get(url, sent)
          : await client.unsafe(call.method, url, body, sent);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode >= 500) failures.push({ status: answer.statusCode, request });
      if (answer.statusCode >= 400) errorMapOf(answer);
      const isLoggedOut = call.path.endsWith("/logout/") && answer.statusCode === 200;
      if (isLoggedOut || "cookie" in sent) signedInAs.delete(as);
    }
    expect(failures).toEqual([]);
    // The requests went everywhere: through the gate, to the schemas, and some of them to the rows.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404]));
  }, 120_000);
});
