import type { CardsOfPupil } from "@riwaq/contracts/memory/cards";
import { expect, it } from "vitest";

import { learnersAmong } from "./read-cards.ts";

const kept = (student_id: string, name: string, side: CardsOfPupil["side"]): CardsOfPupil => ({
  student_id,
  name,
  side,
  time_zone: "Europe/Paris",
  today: "2026-11-24",
  cards: [],
  answered: 0,
  decks: [],
});

it("names oneself first and then children by name, whatever their ids, as the server does", () => {
  const all = [
    kept("1", "Yanis", "parent"),
    kept("2", "Nora", "pupil"),
    kept("3", "Inès", "parent"),
  ];
  const names = learnersAmong(all).people.map(({ name }) => name);
  expect(names).toEqual(["Nora", "Inès", "Yanis"]);
  expect(learnersAmong(all.toReversed()).people.map(({ name }) => name)).toEqual(names);
});
