import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { NAME_MARKS, sentenceParts, wholeSentence } from "./sentence-parts.ts";

const { actor, subject, who } = NAME_MARKS;
const names = { actor: "Salma Hegazy", subject: "Inès", who: "Karim" };
const said = (sentence: string, change = {}) =>
  wholeSentence(sentenceParts(sentence, { ...names, ...change }));

describe("a sentence about an event", () => {
  it("is cut where names stand, each known by its place", () => {
    expect(sentenceParts(`${actor} booked for ${subject} (2)`, names)).toEqual([
      { text: "Salma Hegazy", place: "actor" },
      { text: " booked for " },
      { text: "Inès", place: "subject" },
      { text: " (2)" },
    ]);
  });

  it("writes French « de » before a vowel as « d’ »", () => {
    expect(said(`Le bilan de ${subject}`)).toBe("Le bilan d’Inès");
    expect(said(`les cours de ${subject} avec ${who}`)).toBe("les cours d’Inès avec Karim");
    expect(said(`Le bilan de ${subject}`, { subject: "Élise" })).toBe("Le bilan d’Élise");
    expect(said(`Le bilan de ${subject}`, { subject: "Hassan" })).toBe("Le bilan de Hassan");
    expect(said(`Le code ${subject}`)).toBe("Le code Inès");
  });

  it("loses nothing of the words and takes no name for a mark", () => {
    const words = fc.string().filter((text) => !/[\uE000-\uE002]/u.test(text));
    fc.assert(
      fc.property(words, words, fc.constantFrom("Karim", "محمد", "", "😀"), (one, other, name) => {
        const parts = sentenceParts(`${one}${subject}${other}`, { ...names, subject: name });
        expect(wholeSentence(parts)).toBe(`${one}${name}${other}`);
      }),
    );
  });
});
