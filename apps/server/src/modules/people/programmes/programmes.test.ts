import { expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { buildProgramme } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/programmes/";

it("shows everyone who is signed in what is taught, by area and name", async () => {
  const tajweed = await buildProgramme(test.db, { slug: "tajweed", area: "quran" });
  const dialect = await buildProgramme(test.db, { slug: "dialect", area: "arabic" });
  const letters = await buildProgramme(test.db, { slug: "letters", area: "arabic" });
  for (const build of [buildTeacher, buildStudent, buildParent, buildStaff]) {
    const answer = await (await signedIn(test, await build(test.db))).get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(
      [dialect, letters, tajweed].map(({ id, slug, area, name }) => ({ id, slug, area, name })),
    );
  }
  const guest = await test.client().get(URL);
  expect(guest.statusCode).toBe(401);
  expect(guest.json()).toEqual(SIGN_IN_FIRST);
});
