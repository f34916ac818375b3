import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  ENDING_DAYS,
  FILE_KINDS,
  FILE_STATES,
  isOpenToFamilies,
  isShownToFamilies,
  validityOf,
} from "./files.ts";
import {
  type ApplicationItem,
  type Gathered,
  READER_LANGUAGES,
  canSend,
  itemsOf,
  missingLanguages,
} from "./items.ts";
import { APPROVALS } from "./states.ts";

const NOTHING: Gathered = {
  hasPhoto: false,
  languages: [],
  bio: { en: "", fr: "", ar: "" },
  recitation: null,
  certificates: [],
  hasHours: false,
  meetingProvider: "own",
  meetingLink: null,
};
const WHOLE: Gathered = {
  hasPhoto: true,
  languages: ["ar", "fr"],
  bio: { en: "", fr: "J’enseigne.", ar: "أُعلّم." },
  recitation: "pending",
  certificates: ["pending"],
  hasHours: true,
  meetingProvider: "own",
  meetingLink: "https://meet.example/layla",
};

const missingOf = (gathered: Gathered): ApplicationItem[] =>
  itemsOf(gathered)
    .filter(({ isReady }) => !isReady)
    .map(({ item }) => item);

describe("what is missing", () => {
  const all = ["photo", "bio", "recitation", "certificates", "hours", "room"];
  test.each<[string, Gathered, string[]]>([
    ["of nothing", NOTHING, all],
    ["of all", WHOLE, []],
    ["without a picture", { ...WHOLE, hasPhoto: false }, ["photo"]],
    ["with a recitation not accepted", { ...WHOLE, recitation: "refused" }, ["recitation"]],
    ["with no certificate accepted", { ...WHOLE, certificates: ["refused"] }, ["certificates"]],
    ["with one of two accepted", { ...WHOLE, certificates: ["refused", "checked"] }, []],
    ["without hours", { ...WHOLE, hasHours: false }, ["hours"]],
    ["without a link of one's own", { ...WHOLE, meetingLink: null }, ["room"]],
    ["with the site's own room", { ...WHOLE, meetingLink: null, meetingProvider: "embedded" }, []],
    ["with a room of the institute", { ...WHOLE, meetingLink: null, meetingProvider: "jitsi" }, []],
  ])("%s", (_, gathered, missing) => {
    expect(missingOf(gathered)).toEqual(missing);
  });

  const bio = (...written: string[]) =>
    ({ en: "", fr: "", ar: "", ...Object.fromEntries(written.map((one) => [one, "x"])) }) as const;
  test.each<[string[], Gathered["bio"], string[]]>([
    [["fr", "ar"], bio(), ["fr", "ar"]],
    [["fr", "ar"], bio("ar"), ["fr"]],
    [["fr", "ar"], bio("en"), ["fr", "ar"]],
    [["ar"], bio("ar"), []],
    [["ar"], { ...bio(), ar: " \n" }, ["ar"]],
    // Who teaches in none of the readers' languages writes in one of them.
    [["tr"], bio(), ["en", "fr", "ar"]],
    [["tr"], bio("fr"), []],
    [[], bio("en"), []],
  ])("teaching in %j with a text of %j: missing in %j", (languages, written, missing) => {
    expect(missingLanguages({ languages, bio: written })).toEqual(missing);
  });
});

const gathered = fc.record<Gathered>({
  hasPhoto: fc.boolean(),
  languages: fc.subarray(["ar", "fr", "en", "tr"]),
  bio: fc.record({ en: text(), fr: text(), ar: text() }),
  recitation: fc.constantFrom(null, ...FILE_STATES),
  certificates: fc.array(fc.constantFrom(...FILE_STATES), { maxLength: 4 }),
  hasHours: fc.boolean(),
  meetingProvider: fc.constantFrom("embedded", "own", "jitsi", "zoom"),
  meetingLink: fc.constantFrom(null, "https://meet.example/x"),
});

function text() {
  return fc.constantFrom("", " ", "x");
}

describe("sending", () => {
  test.each(APPROVALS)("when it is %s", (approval) => {
    const isTeachers = approval === "draft" || approval === "returned";
    expect(canSend(approval, itemsOf(WHOLE))).toBe(isTeachers);
    expect(canSend(approval, itemsOf({ ...WHOLE, hasPhoto: false }))).toBe(isTeachers);
    expect(canSend(approval, itemsOf(NOTHING))).toBe(false);
  });

  test("adding something never makes what could be sent unsendable, unless it is one more language to teach in", () => {
    const before = (one: Gathered) => canSend("draft", itemsOf(one));
    const more: Array<(one: Gathered) => Gathered> = [
      (one) => ({ ...one, hasPhoto: true }),
      (one) => ({ ...one, hasHours: true }),
      (one) => ({ ...one, certificates: [...one.certificates, "pending"] }),
      (one) => ({ ...one, recitation: "pending" }),
      (one) => ({ ...one, meetingProvider: "zoom" }),
      ...READER_LANGUAGES.map((code) => (one: Gathered) => ({
        ...one,
        bio: { ...one.bio, [code]: "more" },
      })),
    ];
    fc.assert(
      fc.property(gathered, fc.constantFrom(...more), (one, add) => {
        expect(before(add(one)) || !before(one)).toBe(true);
      }),
    );
  });

  test("everything is in the list once, in its order", () => {
    fc.assert(
      fc.property(gathered, (one) => {
        const items = itemsOf(one).map(({ item }) => item);
        expect(items).toEqual(itemsOf(WHOLE).map(({ item }) => item));
      }),
    );
  });
});

describe("what families know of", () => {
  test("is checked, and of a teacher who is approved", () => {
    const shown = APPROVALS.flatMap((approval) =>
      FILE_STATES.filter((state) => isShownToFamilies(approval, state)).map(
        (state) => `${approval} ${state}`,
      ),
    );
    expect(shown).toEqual(["approved checked"]);
  });

  test("of it they open the recitation alone", () => {
    const opened = FILE_KINDS.filter((kind) =>
      isOpenToFamilies("approved", { kind, state: "checked" }),
    );
    expect(opened).toEqual(["recitation"]);
    expect(isOpenToFamilies("applied", { kind: "recitation", state: "checked" })).toBe(false);
    expect(isOpenToFamilies("approved", { kind: "recitation", state: "pending" })).toBe(false);
  });
});

describe("a certificate", () => {
  const START_MS = Date.parse("2026-01-01");
  const DAY_MS = 86_400_000;
  const dayIn = (days: number) => new Date(START_MS + days * DAY_MS).toISOString().slice(0, 10);

  test("without a last day stays valid", () => {
    expect(validityOf(null, dayIn(0))).toBe("valid");
  });

  test("ends from thirty days before its last one on, and is over the day after it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: -400, max: 400 }),
        (day, left) => {
          const validity = validityOf(dayIn(day + left), dayIn(day));
          expect(validity === "over").toBe(left < 0);
          expect(validity === "valid").toBe(left > ENDING_DAYS);
        },
      ),
    );
  });
});
