import { readParts } from "@riwaq/mushaf/edition";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import {
  CHILD,
  TODAY,
  buildEvening,
  buildEveningWord,
  buildPortion,
} from "../../../../../test/build-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { buildUser, signIn } from "../../../../../test/sign-in.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { Tonight } from "./tonight.tsx";

const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);
const ines = { student_id: CHILD, name: "Inès Lambert", is_self: false, evening: buildEvening() };

async function show(people: object[], language: "en" | "fr" = "en") {
  signIn("P", { ...parts, "GET /api/tonight/": { body: { people } } });
  return renderWithProviders(<Tonight user={buildUser("P")} />, { language });
}

afterEach(() => currentUser.set(null));

it("is a card for each child, with at most three words and one press to begin", async () => {
  await show([ines], "fr");
  const card = await screen.findByRole("region", { name: "Ce soir, 10 minutes" });
  expect(card).toHaveTextContent("Inès Lambert");
  expect(card).toHaveTextContent("Nouveau Page 582, lignes 1 à 4");
  await waitFor(() => expect(card).toHaveTextContent("allonger"));
  expect(screen.getByRole("link", { name: "Commencer" })).toHaveAttribute(
    "href",
    `/practice?pupil=${CHILD}&portion=sabaq-582`,
  );
  expect(card).toHaveTextContent("Pas ce soir ? Le plan s’adapte, rien n’est perdu.");
});

it("goes on with the portion of which nothing was said yet", async () => {
  const evening = buildEvening({
    portions: [
      buildPortion({ done: { verdict: "alone", by: "parent" }, words: [buildEveningWord()] }),
      buildPortion({ stream: "sabqi", page: 583, lines: null }),
    ],
  });
  await show([{ ...ines, evening }]);
  expect(await screen.findByRole("link", { name: "Go on" })).toHaveAttribute(
    "href",
    `/practice?pupil=${CHILD}&portion=sabqi-583`,
  );
  expect(screen.getByText("Without help")).toBeVisible();
});

it("says when all is done, and when a day is off", async () => {
  const done = buildPortion({ done: { verdict: "again", by: "pupil" } });
  const off = { day: TODAY, is_off: true, minutes: 0, portions: [] };
  await show([
    { ...ines, evening: buildEvening({ portions: [done] }) },
    { student_id: "P-1", name: "Nadia Lambert", is_self: true, evening: off },
  ]);
  expect(await screen.findByText("All done. Well recited.")).toBeVisible();
  expect(screen.getByText("Your evening")).toBeVisible();
  expect(screen.getByText("A day off: nothing is planned.")).toBeVisible();
});

it("is not there where nobody has an evening", async () => {
  const { container } = await show([]);
  await waitFor(() => expect(container.querySelector("section")).toBeNull());
});
