import { type Item, placeOfRight } from "@riwaq/domain/people/placement/item";
import { nextItem } from "@riwaq/domain/people/placement/run";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signOut } from "../../../../../test/sign-in.ts";
import { forgetUser } from "../../../../lib/current-user.ts";
import { keepRun, keptRun } from "../model/kept-run.ts";
import { PlacementPage } from "./placement-page.tsx";

beforeEach(() => {
  signOut();
  sessionStorage.clear();
});

const open = async (path = "/placement") =>
  renderWithProviders(
    <main>
      <PlacementPage />
    </main>,
    { path },
  );
const question = async () => screen.findByRole("group", { name: "Answers" });
const upcoming = (): Item => nextItem(keptRun()?.answers ?? [])!;
const keyOfRight = () => `[Digit${placeOfRight(upcoming()) + 1}]`;

async function begin() {
  const view = await open();
  await view.user.click(screen.getByRole("button", { name: "I do" }));
  await question();
  return view;
}

describe("the placement test", () => {
  it("says what it is, and asks its first question after one press", async () => {
    const { user } = await open();
    expect(screen.getByText("Nobody sees it unless you send it.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "My child" }));
    expect(within(await question()).getAllByRole("radio")).toHaveLength(4);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Which letter is this?");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(keptRun()).toMatchObject({ who: "child", answers: [] });
  });

  it("says in another tab where the result waits, and in its own it is there", async () => {
    const words = /waits in the tab in which you answered/;
    const elsewhere = await open("/placement#result");
    expect(await screen.findByText(words)).toBeVisible();
    await elsewhere.user.click(screen.getByRole("button", { name: "I do" }));
    await question();
    expect(screen.queryByText(words)).toBeNull();
    elsewhere.unmount();
    await open("/placement#result");
    await question();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("is answered by a digit and Enter, and says nothing of right or wrong", async () => {
    const { user } = await begin();
    const { id } = upcoming();
    await user.keyboard(`${keyOfRight()}{Enter}`);
    expect(await screen.findByRole("heading", { name: "How is this read?" })).toHaveFocus();
    expect(keptRun()?.answers.map(({ item }) => item)).toEqual([id]);
    expect(screen.queryByText(/right|wrong|correct/iu)).toBeNull();
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "5");
  });

  it("goes on by a press on an option and on Next, and not before one is chosen", async () => {
    const { user } = await begin();
    const next = screen.getByRole("button", { name: "Next" });
    expect(next).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}");
    expect(keptRun()?.answers).toEqual([]);
    await user.click(screen.getAllByRole("radio")[1]!);
    await user.click(next);
    expect(keptRun()?.answers).toMatchObject([{ option: 1 }]);
  });

  it("ends kindly and soon for who does not read yet", async () => {
    const { user } = await begin();
    for (let asked = 0; asked < 3; asked += 1) {
      await user.click(await screen.findByRole("button", { name: "I do not know" }));
    }
    expect(await screen.findByText("A0: begins with the letters")).toBeVisible();
    expect(screen.getByText(/Your teacher confirms it in the first lesson/)).toBeVisible();
    expect(screen.getByText(/Everybody who reads Arabic has begun here/)).toBeVisible();
    const skills = screen.getByRole("region", { name: "What is there already" });
    expect(within(skills).getAllByRole("term")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/register",
    );
  });

  it("goes all the way for who knows all, and begins again when asked", async () => {
    const { user } = await begin();
    while (upcoming()) {
      await user.keyboard(`${keyOfRight()}{Enter}`);
    }
    expect(await screen.findByText("A2.2 or more")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Take the test again" }));
    expect(screen.getByRole("button", { name: "I do" })).toBeVisible();
    expect(keptRun()).toBeNull();
  });
});

describe("a test that was begun in this tab", () => {
  it("goes on after a reload", async () => {
    const first = { item: upcoming().id, option: placeOfRight(upcoming()) };
    keepRun({ who: "self", answers: [first], spentMs: 5000 });
    await open();
    expect(await screen.findByRole("heading", { name: "How is this read?" })).toBeVisible();
  });

  it("begins anew where its questions are asked otherwise today", async () => {
    keepRun({ who: "self", answers: [{ item: "gone", option: 1 }], spentMs: 8 * 60_000 });
    await open();
    expect(await screen.findByRole("heading", { name: "Which letter is this?" })).toBeVisible();
  });

  it.each(["", "{", '{"who":"me"}', '{"who":"self","answers":[1],"spentMs":0}'])(
    "is passed over where what was kept is %j",
    async (kept) => {
      sessionStorage.setItem("placement_run", kept);
      await open();
      expect(screen.getByRole("button", { name: "I do" })).toBeVisible();
    },
  );

  it("goes with whoever signs out, and stays where a session alone has run out", () => {
    keepRun({ who: "child", answers: [], spentMs: 0 });
    forgetUser({ hasRunOut: true });
    expect(keptRun()).not.toBeNull();
    forgetUser();
    expect(keptRun()).toBeNull();
  });

  it("is over once its time is", async () => {
    const first = { item: upcoming().id, option: placeOfRight(upcoming()) };
    keepRun({ who: "self", answers: [first], spentMs: 8 * 60_000 });
    await open();
    expect(await screen.findByText(/It is a first idea/)).toBeVisible();
  });
});
