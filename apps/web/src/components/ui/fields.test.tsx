import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { Avatar } from "./avatar.tsx";
import { DateField } from "./date-field.tsx";
import { ErrorList } from "./error-list.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProgressSegments } from "./progress-segments.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { RadioChips } from "./radio-chips.tsx";
import { SearchField } from "./search-field.tsx";

function Searching({ start = "" }: { start?: string }) {
  const [typed, setTyped] = useState(start);
  return <SearchField placeholder="Search for a pupil" value={typed} onChange={setTyped} />;
}

test("what is searched for reads in its own direction, and goes with one press", async () => {
  const { user } = await renderWithProviders(<Searching />, { language: "ar" });
  const field = screen.getByRole("searchbox", { name: "Search for a pupil" });
  expect(field).not.toHaveAttribute("dir");
  expect(screen.queryByRole("button")).toBeNull();
  await user.type(field, "Inès");
  expect(field).toHaveAttribute("dir", "auto");
  await user.click(screen.getByRole("button"));
  expect(field).toHaveValue("");
});

test("a password is shown and hidden without losing what was typed", async () => {
  const { user } = await renderWithProviders(<PasswordField label="Password" />);
  const field = screen.getByLabelText("Password");
  await user.type(field, "secret 42");
  expect(field).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: /show/i }));
  expect(field).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: /hide/i }));
  expect(field).toHaveAttribute("type", "password");
  expect(field).toHaveValue("secret 42");
});

test("a day says what is wrong with it, and lies as browsers lay it out", async () => {
  const errors = ["required"];
  await renderWithProviders(<DateField label="الموعد" errors={errors} />, { language: "ar" });
  const field = screen.getByLabelText("الموعد");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
  expect(field.closest("[dir]")).toHaveAttribute("dir", "ltr");
});

const LENGTHS = [
  { value: 30, label: "30 min" },
  { value: 45, label: "45 min", isDisabled: true },
  { value: 60, label: "60 min", hint: "usual" },
];

test("one of a few is chosen by the arrow keys, past what cannot be", async () => {
  const choose = vi.fn<(value: number) => void>();
  const { user } = await renderWithProviders(
    <RadioChips legend="Length" choices={LENGTHS} value={30} onChoose={choose} />,
  );
  expect(screen.getByRole("group", { name: "Length" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "45 min" })).toBeDisabled();
  await user.tab();
  expect(screen.getByRole("radio", { name: "30 min" })).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(choose).toHaveBeenCalledExactlyOnceWith(60);
});

test("cards of a form say what is missing to those who cannot see it", async () => {
  const options = [
    { value: "F", label: "Girl" },
    { value: "M", label: "Boy" },
  ];
  await renderWithProviders(
    <RadioCards legend="Gender" name="gender" options={options} errors={["required"]} />,
  );
  expect(screen.getByRole("group", { name: "Gender" })).toHaveAccessibleDescription(/./);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});

test("messages that are keys are said in the reader's language, sentences as they are, none twice", async () => {
  const messages = ["required", "Déjà pris.", "required"];
  await renderWithProviders(<ErrorList messages={messages} />, { language: "fr" });
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said).toHaveLength(2);
  expect(said[0]).not.toBe("required");
  expect(said[1]).toBe("Déjà pris.");
});

test.each([
  ["inès lambert", "I"],
  ["  salma", "S"],
  ["أمل", "أ"],
  ["😀", "😀"],
  ["", ""],
])("without a picture %j is %j, whole whatever its script", async (name, letter) => {
  const { container } = await renderWithProviders(<Avatar name={name} picture={null} />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(letter);
});

test("who has begun a step is half through it", async () => {
  await renderWithProviders(<ProgressSegments current={2} total={3} />);
  const bar = screen.getByRole("progressbar", { name: "Step 2 of 3" });
  expect(bar).toHaveAttribute("aria-valuenow", "1.5");
  expect(bar).toHaveAttribute("aria-valuemax", "3");
});
