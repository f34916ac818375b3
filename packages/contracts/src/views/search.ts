import { z } from "zod";

import { isStorable } from "../fields.ts";
import { message } from "../messages.ts";
import { PersonRole } from "../roles.ts";

/** So many of each group; whoever is not among them is found by typing more. */
export const FOUND_PER_GROUP = 8;

export const SEARCH_MAX = 80;

/** What is typed into a search for somebody: part of a name, an address, a number. */
export const SearchText = z
  .string(message("invalid"))
  .trim()
  .max(SEARCH_MAX, message("text_long"))
  .refine(isStorable, message("invalid"))
  .default("");

/** GET /staff-search/?q: part of a name in any letters, of an address or a number, or a day; shorter than two signs it finds nothing. */
export const SearchQuery = z.object({ q: SearchText });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** As somebody stands in a list of people: their address and number only for those who decide about people. */
export const FoundPerson = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  /** All that they are, of what the reader may see. */
  roles: z.array(PersonRole),
  /** Of a guardian the children, of a child the guardians; none for those who decide about lessons alone. */
  family: z.array(z.string()),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** The account is closed. */
  is_closed: z.boolean(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const SearchResults = z.object({
  /** By what they are first; only groups in which somebody was found. */
  groups: z.array(
    z.object({
      role: PersonRole,
      people: z.array(FoundPerson),
      /** There are others: more must be typed. */
      has_more: z.boolean(),
    }),
  ),
  /** Days that the text names, the likeliest first, and what else it says: lessons are listed by both. */
  days: z.array(z.object({ on: z.string(), search: z.string() })),
});
export type SearchResults = z.infer<typeof SearchResults>;
