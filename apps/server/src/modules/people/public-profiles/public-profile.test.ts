import { describe, expect, it } from "vitest";

import { buildApplicationFile } from "../../../../test/applications.ts";
import { TEACHERS_ONLY, errorMapOf } from "../../../../test/error-map.ts";
import { buildParent, signedIn } from "../../../../test/factories.ts";
import { buildTeaching } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/public-profile/";

async function teaching(change: Parameters<typeof buildTeaching>[1] = {}) {
  const teacher = await buildTeaching(test.db, change);
  return { teacher, client: await signedIn(test, teacher) };
}

const NO_ANSWERS = { calling: "", first_lesson: "", hard_days: "" };

describe("what a teacher lets visitors see", () => {
  it("is nothing until the teacher says so", async () => {
    const { teacher, client } = await teaching();
    await buildApplicationFile(test.db, teacher, { kind: "recitation", state: "checked" });
    const answer = await client.get(URL);
    expect(answer.json()).toEqual({
      is_shown: false,
      is_found: false,
      slug: null,
      parts: [],
      latin_name: "",
      arabic_name: "",
      audiences: [],
      answers: NO_ANSWERS,
      answers_language: "ar",
      available: ["voice"],
    });
  });

  it("changes by what is named, and keeps its address", async () => {
    const { client } = await teaching({ user: { name: "Amal Haddad" } });
    const shown = await client.patch(URL, { is_shown: true, parts: ["voice", "voice"] });
    expect(shown.json()).toMatchObject({ is_shown: true, is_found: true, slug: "amal-haddad" });
    expect(shown.json()).toMatchObject({ parts: ["voice"] });
    const answers = { ...NO_ANSWERS, calling: "My grandmother taught me." };
    const said = { answers, answers_language: "en", latin_name: "Amal H.", audiences: ["women"] };
    const changed = await client.patch(URL, said);
    expect(changed.json()).toMatchObject({ ...said, parts: ["voice"], slug: "amal-haddad" });
    const hidden = await client.patch(URL, { is_shown: false });
    expect(hidden.json()).toMatchObject({ is_shown: false, is_found: false, slug: "amal-haddad" });
  });

  it("has an address of its own for each of two of one name", async () => {
    const slugs = new Set<string>();
    for (let count = 0; count < 2; count += 1) {
      const { client } = await teaching({ user: { name: "Omar Salem" } });
      slugs.add((await client.patch(URL, { is_shown: true })).json<{ slug: string }>().slug);
    }
    expect([...slugs].toSorted()).toEqual(["omar-salem", "omar-salem-2"]);
  });

  it("has its address from the first yes on, and not before", async () => {
    const { client } = await teaching({ user: { name: "عمر سالم" } });
    const said = await client.patch(URL, { audiences: ["men"] });
    expect(said.json()).toMatchObject({ slug: null, audiences: ["men"] });
    const shown = await client.patch(URL, { is_shown: true, latin_name: "Omar Al-Salem" });
    expect(shown.json()).toMatchObject({ slug: "omar-al-salem", audiences: ["men"] });
  });

  it("is not found while staff have not approved", async () => {
    const { client } = await teaching({ approval: "applied" });
    const answer = await client.patch(URL, { is_shown: true });
    expect(answer.json()).toMatchObject({ is_shown: true, is_found: false });
  });

  it("wants a name in Latin letters from who has none", async () => {
    const { client } = await teaching({ user: { name: "هبة عبد الغني" } });
    const refused = await client.patch(URL, { is_shown: true });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(errorMapOf(refused))).toEqual(["latin_name"]);
    const given = await client.patch(URL, { is_shown: true, latin_name: "Heba Abdelghany" });
    expect(given.json()).toMatchObject({ is_shown: true, slug: "heba-abdelghany" });
    const taken = await client.patch(URL, { latin_name: "" });
    expect(taken.statusCode).toBe(400);
  });

  it.each([
    { parts: ["phone"] },
    { audiences: ["everybody"] },
    { latin_name: "هبة" },
    { arabic_name: "Heba" },
    { latin_name: "Heba www.example.org" },
    { answers: { ...NO_ANSWERS, calling: "x".repeat(601) } },
    { answers: { ...NO_ANSWERS, calling: "Write to amal@example.org" } },
    { answers: { ...NO_ANSWERS, hard_days: "Ring me: +20 100 000 0000" } },
    { is_shown: "yes" },
  ])("refuses %j and changes nothing", async (change) => {
    const { client } = await teaching();
    const before = (await client.get(URL)).json();
    expect((await client.patch(URL, { audiences: ["men"], ...change })).statusCode).toBe(400);
    expect((await client.get(URL)).json()).toEqual(before);
  });

  it("is a teacher's alone", async () => {
    const client = await signedIn(test, await buildParent(test.db));
    for (const answer of [await client.get(URL), await client.patch(URL, { is_shown: true })]) {
      expect(answer.statusCode).toBe(403);
      expect(errorMapOf(answer)).toEqual(TEACHERS_ONLY);
    }
  });
});
