import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { nextSlot } from "./next-slot.ts";

const DAYS = { mon: [540, 600, 1080], tue: [], wed: [660], thu: [480, 1020] };

function Week({ dir }: { dir: "ltr" | "rtl" }) {
  return (
    <div dir={dir}>
      <div data-testid="week">
        {Object.entries(DAYS).flatMap(([day, minutes]) =>
          minutes.map((minute) => (
            <button
              key={`${day} ${minute}`}
              type="button"
              aria-label={`${day} ${minute}`}
              data-start=""
              data-date={day}
              data-minute={minute}
            />
          )),
        )}
      </div>
    </div>
  );
}

function press(key: string, from: string, dir: "ltr" | "rtl" = "ltr") {
  render(<Week dir={dir} />);
  const next = nextSlot(screen.getByTestId("week"), screen.getByLabelText(from), key);
  return next?.getAttribute("aria-label") ?? null;
}

test.each([
  ["ArrowDown", "mon 540", "mon 600"],
  ["ArrowDown", "mon 1080", null],
  ["ArrowUp", "mon 600", "mon 540"],
  ["ArrowUp", "mon 540", null],
  ["Home", "mon 1080", "mon 540"],
  ["End", "mon 540", "mon 1080"],
  ["Enter", "mon 540", null],
])("%s from %s leads to %s", (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test.each([
  // Tuesday has no hour: it is passed over.
  ["ArrowRight", "mon 600", "wed 660"],
  ["ArrowLeft", "wed 660", "mon 600"],
  // The nearest hour, not the first one.
  ["ArrowRight", "wed 660", "thu 480"],
  ["ArrowLeft", "mon 540", null],
  ["ArrowRight", "thu 480", null],
])("%s from %s leads to the nearest hour of a day that has any: %s", (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test("in Arabic the next day lies to the left", () => {
  expect(press("ArrowLeft", "mon 600", "rtl")).toBe("wed 660");
});

test("and the day before to the right", () => {
  expect(press("ArrowRight", "wed 660", "rtl")).toBe("mon 600");
});
