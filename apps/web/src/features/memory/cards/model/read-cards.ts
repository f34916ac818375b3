import type { CardAnswers, CardsOfPupil, CardsToday } from "@riwaq/contracts/memory/cards";
import * as calls from "@riwaq/contracts/memory/cards.calls";
import { toWall } from "@riwaq/domain/time/zone";

import { ApiError } from "../../../../lib/api-error.ts";
import { api } from "../../../../lib/api.ts";
import { isUnreachable } from "../../../../lib/connection.ts";
import type { WaitingAnswer } from "../../../../lib/practice/answer-queue.ts";
import { answersOnDevice, practicesOnDevice } from "../../../../lib/practice/device.ts";
import { isReadOnly } from "../../../../lib/read-only.ts";

/** As the server takes it; with whose it is, and who gave it here. */
export type CardAnswer = WaitingAnswer & CardAnswers["answers"][number];

export const waitingOnDevice = answersOnDevice<CardAnswer>("card_answers");
const kept = practicesOnDevice<CardsOfPupil>("cards");

/** Without those that were answered: also what has not been sent yet. */
export function withoutAnswered(of: CardsOfPupil, answers: readonly CardAnswer[]): CardsOfPupil {
  const said = new Set(
    answers.flatMap((one) => (one.student_id === of.student_id ? [one.card_id] : [])),
  );
  return { ...of, cards: of.cards.filter(({ id }) => !said.has(id)) };
}

/** What was kept on an earlier day is asked today: it still waits. */
const onDay = (of: CardsOfPupil, now: number): CardsOfPupil => {
  const { date } = toWall(now, of.time_zone);
  return { ...of, today: date > of.today ? date : of.today };
};

async function fromDevice(by: string): Promise<CardsOfPupil[]> {
  const waiting = await waitingOnDevice.all(by).catch(() => []);
  return (await kept.all(by)).map((of) => withoutAnswered(onDay(of, Date.now()), waiting));
}

/** From the server, and kept; where nobody answers, as it was kept last. */
export async function readCards(id: string, by: string): Promise<CardsOfPupil> {
  try {
    const of = await api(calls.ofStudent, { params: { id } });
    if (!isReadOnly()) void kept.keep(by, of);
    return withoutAnswered(of, await waitingOnDevice.all(by).catch(() => []));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) void kept.forget(id);
    const all = isUnreachable(error) ? await fromDevice(by) : [];
    const found = all.find(({ student_id }) => student_id === id);
    if (found) return found;
    throw error;
  }
}

/** In the order in which the server names them: oneself first, then by name. */
export function learnersAmong(all: readonly CardsOfPupil[]): CardsToday {
  const people = all.map(({ student_id, name, side, cards }) => ({
    student_id,
    name,
    is_self: side === "pupil",
    cards: cards.length,
  }));
  const byName = people.toSorted((one, other) => one.name.localeCompare(other.name));
  return { people: byName.toSorted((one, other) => Number(other.is_self) - Number(one.is_self)) };
}

/** Who learns by cards; where nobody answers, whose cards are on this device. */
export async function readLearners(by: string): Promise<CardsToday> {
  try {
    return await api(calls.today);
  } catch (error) {
    const all = isUnreachable(error) ? await fromDevice(by) : [];
    if (all.length === 0) throw error;
    return learnersAmong(all);
  }
}

/** The server has these answers: what is kept asks for them no more. */
export async function keepWithout(by: string, answers: readonly CardAnswer[]): Promise<void> {
  for (const of of await kept.all(by)) {
    const left = withoutAnswered(of, answers);
    if (left.cards.length < of.cards.length) await kept.keep(by, left);
  }
}
