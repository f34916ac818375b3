import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import type { Language } from "../../i18n/languages.ts";
import { Carousel } from "./carousel.tsx";

const INTERVAL_MS = 8000;
const SLIDES = ["first", "second", "third"].map((id) => ({ id, content: <p>{id}</p> }));

function shown() {
  const slides = SLIDES.map(({ id }) => screen.getByText(id));
  return slides.filter((slide) => !slide.closest("[inert]")).map((slide) => slide.textContent);
}

function renderCarousel(language: Language = "en", intervalMs?: number) {
  return renderWithProviders(
    <Carousel label="Slides" slides={SLIDES} {...(intervalMs && { intervalMs })} />,
    { language },
  );
}

/** The clock is ours only once the page stands: loading it needs the real one. */
async function renderTurning() {
  await renderCarousel("en", INTERVAL_MS);
  vi.useFakeTimers();
  // Whatever was started on the real clock starts again on ours.
  fireEvent.click(screen.getByRole("button", { name: "Show slide 2" }));
  fireEvent.click(screen.getByRole("button", { name: "Show slide 1" }));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole("region", { name: "Slides" });

afterEach(() => void vi.useRealTimers());

describe("moving by hand", () => {
  it("shows one slide and keeps the others out of reach", async () => {
    await renderCarousel();
    expect(shown()).toEqual(["first"]);
    expect(screen.getByRole("group", { name: "1 of 3" })).toBeVisible();
  });

  it("goes on and back, round the ends", async () => {
    const { user } = await renderCarousel();
    await user.click(screen.getByRole("button", { name: "Previous slide" }));
    expect(shown()).toEqual(["third"]);
    await user.click(screen.getByRole("button", { name: "Next slide" }));
    expect(shown()).toEqual(["first"]);
  });

  it("goes to the slide of a dot and marks the dot", async () => {
    const { user } = await renderCarousel();
    const dot = screen.getByRole("button", { name: "Show slide 3" });
    await user.click(dot);
    expect(shown()).toEqual(["third"]);
    expect(dot).toHaveAttribute("aria-current", "true");
  });

  it.each([
    { language: "en", key: "{ArrowRight}", slide: "second" },
    { language: "en", key: "{ArrowLeft}", slide: "third" },
    { language: "ar", key: "{ArrowRight}", slide: "third" },
    { language: "ar", key: "{ArrowLeft}", slide: "second" },
  ] as const)("answers $key in $language with the $slide slide", async (row) => {
    const { user } = await renderCarousel(row.language);
    await user.tab();
    await user.keyboard(row.key);
    expect(shown()).toEqual([row.slide]);
  });

  it.each([
    { language: "en", slide: "second" },
    { language: "ar", slide: "third" },
  ] as const)("follows a swipe to the left in $language to the $slide slide", async (row) => {
    await renderCarousel(row.language);
    fireEvent.pointerDown(region(), { pointerType: "touch", clientX: 200 });
    fireEvent.pointerUp(region(), { pointerType: "touch", clientX: 120 });
    expect(shown()).toEqual([row.slide]);
  });

  it("has no pause button where nothing turns by itself", async () => {
    await renderCarousel();
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
  });
});

describe("turning by itself", () => {
  it("loops", async () => {
    await renderTurning();
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["second"]);
    wait(INTERVAL_MS);
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["first"]);
  });

  it("stays while the button has paused it, and goes on when played again", async () => {
    await renderTurning();
    const button = screen.getByRole("button", { name: "Pause the slides" });
    act(() => button.focus());
    fireEvent.click(button);
    wait(3 * INTERVAL_MS);
    expect(shown()).toEqual(["first"]);
    fireEvent.click(screen.getByRole("button", { name: "Play the slides" }));
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["second"]);
  });

  it("stays under the pointer", async () => {
    await renderTurning();
    fireEvent.pointerEnter(region(), { pointerType: "mouse" });
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["first"]);
    fireEvent.pointerLeave(region());
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["second"]);
  });

  it("stays, and is read out, while the focus is in it", async () => {
    await renderTurning();
    const live = region().querySelector("[aria-live]");
    expect(live).toHaveAttribute("aria-live", "off");
    const next = screen.getByRole("button", { name: "Next slide" });
    act(() => next.focus());
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["first"]);
    expect(live).toHaveAttribute("aria-live", "polite");
    act(() => next.blur());
    wait(INTERVAL_MS);
    expect(shown()).toEqual(["second"]);
  });

  it("does not turn for whoever asks for less movement", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes("reduce"),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    await renderTurning();
    wait(3 * INTERVAL_MS);
    expect(shown()).toEqual(["first"]);
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
  });
});
