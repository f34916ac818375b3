import * as calls from "@riwaq/contracts/memory/cards.calls";
import * as students from "@riwaq/contracts/people/students.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export const decksQuery = queryOptions(queryOf(calls.decks));
export const deckQuery = (id: string) => queryOptions(queryOf(calls.deck, { params: { id } }));
/** To whom a deck may be given. */
export const ownPupilsQuery = queryOptions(queryOf(students.list));
export const learnersQuery = queryOptions(queryOf(calls.today));
export const cardsOfPupilQuery = (id: string) =>
  queryOptions(queryOf(calls.ofStudent, { params: { id } }));
