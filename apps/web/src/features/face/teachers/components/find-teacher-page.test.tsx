import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { openPage } from "../../../../../test/open-page.tsx";
import { signOut } from "../../../../../test/sign-in.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";

const TEACHER = {
  slug: "amal",
  latin_name: "Amal Haddad",
  arabic_name: "أمل حداد",
  picture: null,
  voice_seconds: 12,
  languages: ["ar", "fr"],
  programmes: [],
  years_of_experience: 7,
  audiences: ["children"],
  bio: { en: "I teach.", fr: "", ar: "" },
  next_hours: [new Date(Date.now() + 86_400_000).toISOString()],
  fit: { reasons: ["programme", "age"], minutes_in_common: 0 },
};
const PROGRAMME = {
  id: "1",
  slug: "tajweed",
  area: "quran",
  name: { en: "Tajweed", fr: "Tajwid", ar: "التجويد" },
  levels: [],
};

/** Answers this question about teachers, and no other. */
function api(audience: string, teachers: unknown[]) {
  const zone = deviceTimeZone();
  const asked = new URLSearchParams({ language: "en", programme: "tajweed", audience, zone });
  return {
    "GET /api/programmes/offered/": { body: [PROGRAMME] },
    [`GET /api/public-teachers/?${asked}`]: {
      body: { teachers, count: teachers.length, page: 1, page_count: 1 },
    },
  };
}

it("leads in five taps to teachers with why, and from an hour to the registration of a parent", async () => {
  signOut(api("children", [TEACHER]));
  const { user, address } = await openPage("/find-a-teacher");
  for (const answer of [
    "For my child",
    "7 to 11 years",
    "Tajweed",
    "I do not know yet",
    "Any time",
  ]) {
    await user.click(await screen.findByRole("link", { name: answer }));
  }
  const card = await screen.findByRole("article", { name: "Amal Haddad" });
  const reasons = within(card).getByRole("list", { name: "Why" });
  expect(
    within(reasons)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Teaches this programme", "Teaches this age"]);
  await user.click(within(card).getByRole("link", { name: /^First lesson with/ }));
  expect(address()).toBe("/register?role=P");
});

it("says where nobody teaches that, and leads to an account all the same", async () => {
  signOut(api("men", []));
  await openPage("/find-a-teacher?who=me&age=man&programme=tajweed&level=any&when=any");
  expect(await screen.findByText("Nobody teaches exactly this yet")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Create an account/ })).toBeVisible();
});
