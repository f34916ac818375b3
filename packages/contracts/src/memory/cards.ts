import { CARD_FAULTS, CARD_TEXT_MAX, hasArabic } from "@riwaq/domain/memory/card-rows";
import { CARD_KINDS } from "@riwaq/domain/memory/cards";
import { z } from "zod";

import { CivilDate, Id, Instant, OrderedIds, ShortName, isStorable, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";
import { ANSWERS_MAX, MEMORY_SIDES, Verdict } from "./plan.ts";

/** Of one deck: a list is ordered as a whole. */
export const DECK_CARDS_MAX = 500;
export const NEW_PER_DAY = { min: 1, max: 30, usual: 5 } as const;
export const CARDS_FILE_MAX = 512 * 1024;

const CardKind = z.enum(CARD_KINDS, message("invalid"));

/** POST /decks/: `programme` by its slug, null of none. Nobody else sees it until it is shared. */
export const NewDeck = z.object({
  title: ShortName,
  kind: CardKind,
  programme: shortText(80).min(1, message("required")).nullable().default(null),
});
export type NewDeck = z.infer<typeof NewDeck>;

/** PATCH: only the named fields change. Shared, it stands in the institute's library for every teacher. */
export const DeckChange = z
  .object({
    title: ShortName,
    kind: CardKind,
    programme: NewDeck.shape.programme.unwrap(),
    is_shared: z.boolean(message("invalid")),
  })
  .partial();
export type DeckChange = z.infer<typeof DeckChange>;

export const Deck = z.object({
  id: z.string(),
  title: z.string(),
  kind: CardKind,
  programme: z.string().nullable(),
  /** Also of one that is no longer offered. */
  programme_name: InLanguages.nullable(),
  is_shared: z.boolean(),
  /** Whether the reader made it, and may change it. */
  is_own: z.boolean(),
  made_by: z.string(),
  cards: z.int(),
  /** Of those whom the reader teaches, how many learn it now. */
  pupils: z.int(),
});
export type Deck = z.infer<typeof Deck>;

/** GET /decks/: the reader's own ones first, then the library, by title. */
export const Decks = z.array(Deck);
export type Decks = z.infer<typeof Decks>;

/** POST /decks/{id}/cards/: after all others. */
export const NewCard = z.object({
  arabic: shortText(CARD_TEXT_MAX.arabic)
    .min(1, { error: message("required"), abort: true })
    .refine(hasArabic, message("card_no_arabic")),
  meaning: shortText(CARD_TEXT_MAX.meaning).min(1, message("required")),
  note: shortText(CARD_TEXT_MAX.note).default(""),
});
export type NewCard = z.infer<typeof NewCard>;

export const CardChange = z
  .object({ ...NewCard.shape, note: NewCard.shape.note.unwrap() })
  .partial();
export type CardChange = z.infer<typeof CardChange>;

export const DeckCard = z.object({
  id: z.string(),
  arabic: z.string(),
  meaning: z.string(),
  note: z.string(),
  /** Each another one where the file changed; null where there is none. */
  sound: z.string().nullable(),
  picture: z.string().nullable(),
});
export type DeckCard = z.infer<typeof DeckCard>;

/** What a card has besides its words. */
export const CARD_MEDIA = ["sound", "picture"] as const;
export const CardMedium = z.enum(CARD_MEDIA);
export type CardMedium = z.infer<typeof CardMedium>;

/** As they are sent; a picture is stored smaller. */
export const CARD_MEDIUM_MAX_BYTES = { sound: 524_288, picture: 1_048_576 } as const;
/** A word, or a short sentence. */
export const CARD_SECONDS_MAX = 20;

export const CardMediumParams = z.object({ id: Id, medium: CardMedium });
export type CardMediumParams = z.infer<typeof CardMediumParams>;

/** Bytes, which no schema reads. */
export const SentMedium = z.unknown();

/** Every card of a deck once: how many are known, how many are being learnt, how many were never asked. */
export const CardCounts = z.object({ known: z.int(), learning: z.int(), new: z.int() });
export type CardCounts = z.infer<typeof CardCounts>;

/** GET /decks/{id}/: its cards in their order, and how far the reader's own pupils are with it. */
export const DeckDetail = z.object({
  deck: Deck,
  cards: z.array(DeckCard),
  pupils: z.array(
    z.object({
      student_id: z.string(),
      name: z.string(),
      new_per_day: z.int(),
      counts: CardCounts,
    }),
  ),
});
export type DeckDetail = z.infer<typeof DeckDetail>;

/** PUT …/order/: every card of the deck once, in the wanted order. */
export const CardOrder = z.object({ ids: OrderedIds });
export type CardOrder = z.infer<typeof CardOrder>;

/** The text of a CSV file: Arabic, meaning, note, under a row that names them or without one. */
export const CardFile = z.object({
  text: z
    .string(message("required"))
    .max(CARDS_FILE_MAX, message("cards_large"))
    .refine(isStorable, message("invalid")),
});
export type CardFile = z.infer<typeof CardFile>;

/** What an import would bring: nothing has been written. `row` as a spreadsheet counts. */
export const CardFileCheck = z.object({
  cards: z.array(
    DeckCard.pick({ arabic: true, meaning: true, note: true }).extend({ row: z.int() }),
  ),
  faults: z.array(z.object({ row: z.int(), fault: z.enum(CARD_FAULTS), text: z.string() })),
});
export type CardFileCheck = z.infer<typeof CardFileCheck>;

export const CardsImported = z.object({ added: z.int() });

export const DeckPupilParams = z.object({ id: Id, student: Id });

/** PUT /decks/{id}/pupils/{student}/: learnt from today on; once more with another number changes it. */
export const DeckAssignment = z.object({
  new_per_day: z
    .int(message("invalid"))
    .min(NEW_PER_DAY.min, message("invalid"))
    .max(NEW_PER_DAY.max, message("invalid")),
});
export type DeckAssignment = z.infer<typeof DeckAssignment>;

export const CardToLearn = DeckCard.extend({ deck_id: z.string(), is_new: z.boolean() });
export type CardToLearn = z.infer<typeof CardToLearn>;

export const LearntDeck = z.object({
  deck_id: z.string(),
  title: z.string(),
  kind: CardKind,
  new_per_day: z.int(),
  counts: CardCounts,
});
export type LearntDeck = z.infer<typeof LearntDeck>;

/** GET /students/{id}/cards/: those of today, in the order in which they are asked, and how far each deck is. */
export const CardsOfPupil = z.object({
  student_id: z.string(),
  name: z.string(),
  side: z.enum(MEMORY_SIDES),
  time_zone: z.string(),
  /** Today where the pupil is. */
  today: z.string(),
  cards: z.array(CardToLearn),
  /** How many were answered today. */
  answered: z.int(),
  decks: z.array(LearntDeck),
});
export type CardsOfPupil = z.infer<typeof CardsOfPupil>;

/** POST /students/{id}/cards/answers/: as answers to an evening; the weakest of a day counts. */
export const CardAnswers = z.object({
  answers: z
    .array(
      z.object({
        id: Id,
        card_id: Id,
        day: CivilDate,
        verdict: Verdict,
        answered_at: Instant,
      }),
    )
    .min(1, message("required"))
    .max(ANSWERS_MAX, message("invalid")),
});
export type CardAnswers = z.infer<typeof CardAnswers>;

/** GET /cards/today/: oneself, where one learns by cards, and each child that does. */
export const CardsToday = z.object({
  people: z.array(
    z.object({ student_id: z.string(), name: z.string(), is_self: z.boolean(), cards: z.int() }),
  ),
});
export type CardsToday = z.infer<typeof CardsToday>;
