import * as calls from "@riwaq/contracts/memory/cards.calls";
import * as programmes from "@riwaq/contracts/people/programmes.calls";
import * as students from "@riwaq/contracts/people/students.calls";
import { queryOptions } from "@tanstack/react-query";

import { keyOf, queryOf } from "../../../lib/query-of.ts";
import { readCards, readLearners } from "./model/read-cards.ts";

export const decksQuery = queryOptions(queryOf(calls.decks));
export const deckQuery = (id: string) => queryOptions(queryOf(calls.deck, { params: { id } }));
/** To whom a deck may be given. */
export const ownPupilsQuery = queryOptions(queryOf(students.list));
/** Of what a deck may be. */
export const programmesQuery = queryOptions(queryOf(programmes.list));

const keyOfLearners = (by: string) => [...keyOf(calls.today), by];
const keyOfCards = (id: string, by: string) => [
  ...keyOf(calls.ofStudent, { params: { id } }),
  "practice",
  by,
];

export const learnersQuery = (by: string) =>
  queryOptions({
    queryKey: keyOfLearners(by),
    queryFn: () => readLearners(by),
    networkMode: "offlineFirst",
  });

export const cardsOfPupilQuery = (id: string, by: string) =>
  queryOptions({
    queryKey: keyOfCards(id, by),
    queryFn: () => readCards(id, by),
    staleTime: 0,
    networkMode: "offlineFirst",
  });
