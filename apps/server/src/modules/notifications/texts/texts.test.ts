import { LANGUAGES } from "@riwaq/contracts/languages";
import type { TextPreviews, TextsOfMessages } from "@riwaq/contracts/notifications/texts";
import { describe, expect, it } from "vitest";

import { buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/staff/letters/";
const staff = await signedIn(test, await buildStaff(test.db));
const all = (await staff.get(URL)).json<TextsOfMessages>();

describe("the texts of mails and notices", () => {
  it("are listed once each, letters and secret ones among them", () => {
    const names = all.map(({ template }) => template);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["lesson-booked", "terms-change"]));
    expect(all).toContainEqual(
      expect.objectContaining({ template: "reset-password", group: "letter", is_secret: true }),
    );
  });

  it.each(all)(
    "$template is whole in every language, with no address that opens anything",
    async ({ template }) => {
      const previews = (await staff.get(`${URL}${template}/`)).json<TextPreviews>();
      expect(previews.map(({ language }) => language)).toEqual([...LANGUAGES]);
      for (const { subject, html, bell } of previews) {
        expect(`${subject} ${bell} ${html}`).not.toMatch(
          /\{\{|\$t\(|undefined|<script|[.](states|topics)[.]/,
        );
        expect(html).not.toContain("riwaq.test");
        const addresses = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, href]) => href);
        expect(new Set(addresses)).toEqual(new Set(["https://example.org/"]));
      }
    },
  );

  it("are for staff who decide about content, and there is no other", async () => {
    expect((await staff.get(`${URL}nothing-of-this-name/`)).statusCode).toBe(404);
    expect((await test.client().get(URL)).statusCode).toBe(401);
    const teacher = await signedIn(test, await buildTeacher(test.db));
    expect((await teacher.get(`${URL}lesson-booked/`)).statusCode).toBe(403);
  });
});
