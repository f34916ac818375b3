import type { RoundDeps } from "../../../platform/context.ts";
import { brandText } from "../../../platform/i18n/translate.ts";
import { type MeetingProviders, providerFor } from "./providers/choose-provider.ts";
import { MeetingFault } from "./providers/meeting-fault.ts";
import type { MeetingProvider } from "./providers/meeting-provider.ts";
import { type DueMeeting, findDueMeetings } from "./queries.ts";
import {
  claimMeeting,
  dropNeedless,
  noteFailed,
  noteMade,
  noteMoved,
  noteRemoved,
} from "./states.ts";

type Deps = Pick<RoundDeps, "db" | "clock" | "log"> & { meetings: MeetingProviders };

const BATCH = 50;
const BATCHES_MAX = 20;
/** Longer than any call may take with its token; after a crash the meeting is tried again then. */
const CLAIM_MS = 120_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** What waiting alone does not mend: until then somebody may have corrected an address. */
const REFUSED_WAIT_MS = 6 * 3_600_000;
/** A meeting that cannot be removed in two days of tries is left to its provider. */
const REMOVAL_ATTEMPTS_MAX = 48;

/**
 * Makes, moves and removes meetings as the lessons want it, after their transactions and outside of any. A provider
 * that fails holds up nobody: its lesson waits longer each time. Killed between a provider's answer and the note of
 * it, a move or removal is done again without harm and rooms by name come out the same; Zoom takes no key of ours for a
 * new meeting, so there one may stay behind unused.
 */
export async function makeMeetings(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  await dropNeedless(db, clock.now());
  let done = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const due = await findDueMeetings(db, clock.now(), BATCH);
    for (const meeting of due) if (await settle(deps, meeting)) done += 1;
    if (due.length < BATCH) break;
  }
  return done;
}

async function settle(deps: Deps, due: DueMeeting): Promise<boolean> {
  const now = deps.clock.now();
  const isMine = await claimMeeting(deps.db, due, {
    now,
    until: new Date(now.getTime() + CLAIM_MS),
  });
  if (!isMine) return false;
  const provider = providerFor(deps.meetings, due);
  try {
    if (due.state === "unwanted") await remove(deps, due, provider);
    else if (due.meetingId && provider.name === due.meetingProvider) {
      await move(deps, due, provider, due.meetingId);
    } else await create(deps, due, provider);
    return true;
  } catch (error) {
    await postpone(deps, due, error);
    return false;
  }
}

async function create({ db }: Deps, due: DueMeeting, provider: MeetingProvider): Promise<void> {
  const { id, startsAt, endsAt, hostEmail } = due;
  const topic = [brandText(due.language), due.programme?.[due.language]]
    .filter(Boolean)
    .join(" · ");
  const made = await provider.create({ sessionId: id, topic, startsAt, endsAt, hostEmail });
  const isWanted = await noteMade(db, due, { ...made, provider: provider.name });
  if (!isWanted) await provider.remove(made.meetingId);
}

async function move(deps: Deps, due: DueMeeting, provider: MeetingProvider, meetingId: string) {
  try {
    await provider.move(meetingId, due);
  } catch (error) {
    if (!(error instanceof MeetingFault && error.reason === "gone")) throw error;
    return create(deps, due, provider);
  }
  await noteMoved(deps.db, due);
}

async function remove({ db }: Deps, due: DueMeeting, provider: MeetingProvider): Promise<void> {
  if (due.meetingId && provider.name === due.meetingProvider) await provider.remove(due.meetingId);
  await noteRemoved(db, due);
}

async function postpone({ db, clock, log }: Deps, due: DueMeeting, error: unknown): Promise<void> {
  const fault = error instanceof MeetingFault ? error : undefined;
  const name = fault?.reason ?? (error instanceof Error ? error.name : "unknown");
  log.warn({ provider: due.meetingProvider, fault: name }, "meeting not settled");
  const isLeft = due.state === "unwanted" && due.attempts + 1 >= REMOVAL_ATTEMPTS_MAX;
  const retryAt = new Date(clock.now().getTime() + waitMs(due.attempts, fault));
  await noteFailed(db, due, { fault: name, retryAt: isLeft ? null : retryAt });
}

function waitMs(attempts: number, fault: MeetingFault | undefined): number {
  const backOff = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS);
  if (fault && !fault.isRetryable) return REFUSED_WAIT_MS;
  return Math.max(backOff, fault?.retryAfterMs ?? 0);
}
