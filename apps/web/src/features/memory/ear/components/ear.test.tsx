import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { buildEarMap, buildPair, buildRules } from "../../../../../test/build-ear.ts";
import { CHILD } from "../../../../../test/build-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signIn } from "../../../../../test/sign-in.ts";
import { Drill } from "./drill.tsx";
import { PairsPage } from "./pairs-page.tsx";
import { RulesPage } from "./rules-page.tsx";

const BASE = `/api/students/${CHILD}/memory/`;
const sums = (heard: number, right: number) => ({ heard, right });
const PAIRS = "/api/minimal-pairs/";

async function showRules(rules: object, canListen = true) {
  signIn("P", {
    [`GET ${BASE}rules/`]: rules,
    [`GET ${BASE}ear/`]: { body: buildEarMap() },
  });
  return renderWithProviders(<RulesPage id={CHILD} canListen={canListen} />);
}

it("says of each rule how it is kept, in sentences", async () => {
  await showRules({ body: buildRules() });
  expect(await screen.findByText("Of its 40 places, 3 marked.")).toBeVisible();
  expect(screen.getAllByText("Kept at all of its 40 places.").length).toBeGreaterThan(2);
  expect(screen.getByText(/One more mark is at a word/)).toBeVisible();
  expect(
    screen.getByText(/Nothing is marked\. The places of this rule cannot be told/),
  ).toBeVisible();
});

it("says what to wait for where nothing was heard, and that somebody is not here", async () => {
  const { unmount } = await showRules({ body: buildRules({ hearings: 0 }) });
  expect(await screen.findByText("Nothing was heard yet")).toBeVisible();
  unmount();
  await showRules({ status: 404, body: { detail: ["Not found."] } });
  expect(await screen.findByText("Nobody is here")).toBeVisible();
});

it("offers another try where the rules do not come", async () => {
  await showRules({ status: 500, body: { detail: ["Sorry."] } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

it("tells how often sounds are exchanged, and lets who practises listen", async () => {
  const { unmount } = await showRules({ body: buildRules() });
  expect(await screen.findByText("Often")).toBeVisible();
  expect(screen.getByText("Sometimes")).toBeVisible();
  expect(screen.getByText("Fading")).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Listen:/ })).toHaveLength(1);
  unmount();
  await showRules({ body: buildRules() }, false);
  await screen.findByText("Often");
  expect(screen.queryByRole("link", { name: /^Listen:/ })).toBeNull();
});

it("plays a word, says gently which it was, and sends what came of it once", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const sent = signIn("P", { [`POST ${BASE}ear/answers/`]: { body: { heard: 2 } } });
  const rounds = [
    { pair: buildPair(), side: "first" as const },
    { pair: buildPair(), side: "second" as const },
  ];
  const { user } = await renderWithProviders(
    <Drill pupil={CHILD} today="2026-11-21" draw={() => rounds} />,
  );
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
  await press("Listen");
  expect(play).toHaveBeenCalledTimes(1);
  await press("حرم");
  expect(screen.getByText(/^Yes, it was/)).toBeVisible();
  await press("Continue");
  expect(screen.getByRole("button", { name: "Listen" })).toHaveFocus();
  await press("حرم");
  expect(screen.getByText(/^It was/)).toBeVisible();
  await press("Continue");
  expect(await screen.findByText("That was all for now")).toBeVisible();
  const told = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatchObject({ day: "2026-11-21", answers: [{ pair: "ح/ه", ...sums(2, 1) }] });
});

it("lets teachers add words, and keeps others out", async () => {
  const sent = signIn("T", {
    [`GET ${PAIRS}`]: {
      body: { pairs: [buildPair({ can_change: true, spoken: [] })], can_add: true },
    },
    [`POST ${PAIRS}`]: { status: 201, body: buildPair({ id: "2", spoken: [] }) },
  });
  const { user, unmount } = await renderWithProviders(<PairsPage />);
  expect(await screen.findByText(/once both are recorded/)).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Record/ })).toHaveLength(2);
  await user.type(screen.getByLabelText("Word with the first sound"), "قلب");
  await user.type(screen.getByLabelText("Word with the second sound"), "كلب");
  await user.click(screen.getByRole("button", { name: "Add" }));
  const added = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]).toMatchObject({ pair: "ح/ه", first_word: "قلب", second_word: "كلب" });
  unmount();
  signIn("P", { [`GET ${PAIRS}`]: { body: { pairs: [], can_add: false } } });
  await renderWithProviders(<PairsPage />);
  expect(await screen.findByText("Teachers add words here")).toBeVisible();
});
