import { AUDIT_KINDS } from "@riwaq/contracts/views/audit-kinds";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { EventSentence } from "./event-sentence.tsx";
import type { ToldEvent } from "./event-words.ts";

const event = (part: Partial<ToldEvent> = {}): ToldEvent => ({
  kind: "book-lessons",
  actor: { id: "a", name: "Salma Hegazy", role: "T" },
  subject: { type: "student", id: "s", name: "Inès", at: null, person_id: "s" },
  who: null,
  number: 4,
  words: [],
  ...part,
});

const show = async (told: ToldEvent, language?: "fr" | "ar") => {
  const view = await renderWithProviders(<EventSentence event={told} timeZone="Africa/Cairo" />, {
    ...(language && { language }),
  });
  return view.container.textContent;
};

describe("what happened", () => {
  it.each([
    [undefined, "Salma Hegazy booked lessons for Inès (4)"],
    ["fr", "Salma Hegazy a réservé des cours pour Inès (4)"],
    ["ar", "Salma Hegazy: حجز حصص لـ Inès (4)"],
  ] as const)("is a sentence in %s", async (language, sentence) => {
    expect(await show(event(), language)).toBe(sentence);
  });

  it("says who is gone, and who was nobody", async () => {
    const gone = { type: "user", id: "x", name: null, at: null, person_id: null };
    const actor = { id: null, name: null, role: "system" };
    expect(await show(event({ kind: "add-child", actor, subject: gone }))).toBe(
      "The system added the child somebody who is no longer here",
    );
  });

  it("opens the day of a lesson, on the institute's clock", async () => {
    const subject = {
      type: "session",
      id: "l",
      name: "Salma, Inès",
      // Already the next day in Cairo.
      at: "2026-12-01T22:30:00.000Z",
      person_id: null,
    };
    await show(event({ kind: "move-lesson", subject }));
    expect(screen.getByRole("link", { name: /Salma, Inès/ })).toHaveAttribute(
      "href",
      "/staff/lessons?on=2026-12-02",
    );
  });

  it("words and another person stand in it too", async () => {
    const rights = event({ kind: "change-rights", words: ["people", "pay"] });
    expect(await show(rights)).toBe("Salma Hegazy said what Inès decides about: people and pay");
    const left = event({ kind: "leave-teacher", who: { id: "k", name: "Karim" } });
    expect(await show(left, "fr")).toContain("a arrêté les cours d’Inès avec Karim");
  });

  it("of a kind that this page does not know yet, says its name", async () => {
    expect(await show(event({ kind: "plant-tree" }))).toBe("Salma Hegazy: plant-tree");
  });

  it("leaves no mark of a name in any sentence", async () => {
    for (const kind of Object.values(AUDIT_KINDS).flat()) {
      expect(await show(event({ kind, who: { id: "k", name: "Karim" } }))).not.toMatch(
        /[\uE000-\uE002{}]/u,
      );
    }
  });
});
