import { z } from "zod";

import { Id } from "../fields.ts";
import { message } from "../messages.ts";
import { PersonRole } from "../roles.ts";
import { FoundPerson, SearchText } from "./search.ts";

export const PEOPLE_PER_PAGE = 50;

/** Whether the account is closed, as staff ask for it. */
export const PEOPLE_STATES = ["open", "closed"] as const;

/**
 * GET /staff/all-people/?search&role&state&after&before: everybody by name, a page of them. The page that follows somebody
 * or goes before, since nobody counts thousands; who is not there any more is followed by the first.
 */
export const AllPeopleQuery = z.object({
  search: SearchText,
  role: PersonRole.optional(),
  state: z.enum(PEOPLE_STATES, message("invalid")).optional(),
  after: Id.optional(),
  before: Id.optional(),
});
export type AllPeopleQuery = z.infer<typeof AllPeopleQuery>;

export const AllPeople = z.object({
  people: z.array(FoundPerson),
  /** Whether somebody stands before the first of them, and after the last. */
  has_before: z.boolean(),
  has_after: z.boolean(),
});
export type AllPeople = z.infer<typeof AllPeople>;
