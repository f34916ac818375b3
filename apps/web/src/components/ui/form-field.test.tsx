import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

it("ties hint and messages to the control and says every message once", async () => {
  await renderWithProviders(
    <TextField label="Email" hint="Yours" errors={["email_invalid", "Taken.", "Taken."]} />,
  );
  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Yours Invalid email address Taken.");
});

it("puts the messages of the rules into the language of the page", async () => {
  await renderWithProviders(<TextField label="Nom" errors={["name_empty"]} />, { language: "fr" });
  expect(screen.getByText("Le nom ne peut pas être vide")).toBeInTheDocument();
});

it("shows and hides a password", async () => {
  const { user } = await renderWithProviders(<PasswordField label="Password" />);
  const field = screen.getByLabelText("Password");
  expect(field).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show the password" }));
  expect(field).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(field).toHaveAttribute("type", "password");
});
