import type { Offers } from "@riwaq/contracts/scheduling/offers";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { buildOffer, buildPlacedLesson } from "../../../../../test/build-offer.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { OffersWaiting } from "./offers-waiting.tsx";
import { OwnOffers } from "./own-offers.tsx";

beforeEach(() => void (document.cookie = "csrftoken=token"));

async function show(
  offers: () => Offers,
  answers: Parameters<typeof stubApi>[0] = {},
  Shown = OffersWaiting,
) {
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/offers/": () => ({ body: offers() }),
    ...answers,
  });
  return { ...(await renderWithProviders(<Shown />)), sent };
}

const NONE = { offers: [], lessons: [] };

describe("what waits for the family", () => {
  it("shows who offers what on both clocks, and until when it is kept", async () => {
    await show(() => ({ offers: [buildOffer()], lessons: [] }));
    const card = (await screen.findByRole("heading", { level: 3 })).closest("li");
    expect(card).toHaveTextContent(/Salma Hegazy.*offers weekly lessons to.*Inès Lambert/);
    expect(card).toHaveTextContent("Tuesday06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo");
    expect(card).toHaveTextContent("From Tuesday 24 November on · 60 min each time · Reading");
    expect(card).toHaveTextContent(/until Thursday 26 November, 10:00 am \(.*Paris.*\)/);
  });

  it("is taken with one press, and its card goes", async () => {
    let waiting: Offers = { offers: [buildOffer()], lessons: [] };
    const { user, sent } = await show(() => waiting, {
      "POST /api/offers/offer-1/confirm/": { body: { state: "confirmed", lessons: 24 } },
    });
    const press = await screen.findByRole("button", { name: "Confirm these lessons" });
    waiting = NONE;
    await user.click(press);
    expect(await screen.findByText("24 lessons are booked")).toBeInTheDocument();
    await waitFor(() => expect(press).not.toBeInTheDocument());
    expect(sent.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("is declined with a word for the teacher", async () => {
    const { user, sent } = await show(() => ({ offers: [buildOffer()], lessons: [] }), {
      "POST /api/offers/offer-1/decline/": { body: { state: "declined", lessons: 0 } },
    });
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    const dialog = screen.getByRole("dialog", { name: "Decline these lessons?" });
    await user.type(within(dialog).getByLabelText(/A word to the teacher/), "Too early");
    await user.click(within(dialog).getByRole("button", { name: "Decline" }));
    expect(await screen.findByText("Declined. The teacher is told.")).toBeInTheDocument();
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ word: "Too early" });
  });

  it("keeps the word that the server refuses, and says there what is wrong with it", async () => {
    const { user } = await show(() => ({ offers: [buildOffer()], lessons: [] }), {
      "POST /api/offers/offer-1/decline/": { status: 400, body: { word: ["Too long."] } },
    });
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    const dialog = screen.getByRole("dialog", { name: "Decline these lessons?" });
    const word = within(dialog).getByLabelText(/A word to the teacher/);
    await user.type(word, "Too early");
    await user.click(within(dialog).getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(word).toHaveAccessibleDescription("Too long."));
    expect(word).toHaveFocus();
    expect(word).toHaveValue("Too early");
  });

  it("stays as it is where declining is thought better of", async () => {
    const { user, sent } = await show(() => ({ offers: [buildOffer()], lessons: [] }));
    const press = await screen.findByRole("button", { name: "Decline" });
    await user.click(press);
    const dialog = screen.getByRole("dialog", { name: "Decline these lessons?" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(press).toHaveFocus();
    expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("says why it could not be taken", async () => {
    const late = { detail: ["This offer is over."] };
    const { user } = await show(() => ({ offers: [buildOffer()], lessons: [] }), {
      "POST /api/offers/offer-1/confirm/": { status: 409, body: late },
    });
    await user.click(await screen.findByRole("button", { name: "Confirm these lessons" }));
    expect(await screen.findByText("This offer is over.")).toBeInTheDocument();
  });

  it("is read, and not answered, by a young pupil", async () => {
    await show(() => ({ offers: [buildOffer({ can_answer: false })], lessons: [] }));
    expect(await screen.findByText("One of your parents answers.")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("holds a placed lesson, to keep or to decline until the notice", async () => {
    const { user, sent } = await show(() => ({ offers: [], lessons: [buildPlacedLesson()] }), {
      "POST /api/sessions/session-1/keep/": { body: { done: true } },
    });
    const note = await screen.findByText(/You can decline it, and lose nothing by it, until/);
    expect(note).toHaveTextContent(/Wednesday 25 November, 04:00 pm/);
    await user.click(screen.getByRole("button", { name: "That suits us" }));
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith("/keep/"))).toBe(true));
  });

  it("is nothing where nothing waits, nor what the reader offers as a teacher", async () => {
    const { container, sent } = await show(() => ({
      offers: [buildOffer({ side: "teacher" })],
      lessons: [],
    }));
    await waitFor(() => expect(sent.some(({ path }) => path === "/api/offers/")).toBe(true));
    expect(container.querySelector("section")).toBeNull();
  });
});

describe("what a teacher offers", () => {
  it("says until when it waits for the family, and is withdrawn after a question", async () => {
    const own = buildOffer({ side: "teacher", can_answer: false });
    const answers = {
      "POST /api/offers/offer-1/withdraw/": { body: { state: "withdrawn", lessons: 0 } },
    };
    const offers = () => ({ offers: [own], lessons: [] });
    const { user } = await show(offers, answers, OwnOffers);
    expect(await screen.findByText(/Waits for the family until Thursday/)).toHaveTextContent(
      /11:00 am \(.*Cairo.*\)/,
    );
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    const asked = await screen.findByRole("alertdialog");
    await user.click(within(asked).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("The offer is withdrawn")).toBeInTheDocument();
  });
});
