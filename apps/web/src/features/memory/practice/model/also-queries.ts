import * as homework from "@riwaq/contracts/learning/homework.calls";
import * as cards from "@riwaq/contracts/memory/cards.calls";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import * as similar from "@riwaq/contracts/memory/similar.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../../lib/query-of.ts";

export const cardsTodayQuery = queryOptions(queryOf(cards.today));
export const soundsQuery = (id: string) => queryOptions(queryOf(ear.map, { params: { id } }));
export const similarPairsQuery = (id: string) =>
  queryOptions(queryOf(similar.ofStudent, { params: { id } }));
export const homeworkOfQuery = (id: string) =>
  queryOptions(queryOf(homework.ofStudent, { params: { id } }));
