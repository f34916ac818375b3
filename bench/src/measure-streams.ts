import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { BENCH_SECRET } from "./bench-database.ts";
import { createBookingDatabase } from "./booking-database.ts";
import { median } from "./load.ts";
import { openStreams } from "./open-streams.ts";
import { rssOf, startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";
import { seedReaders, tellAll } from "./stream-readers.ts";

const STREAMS = 2000;
const ROUNDS = 5;

/** 2,000 people with an open stream each, who are told of one thing at the same moment. */
export async function measureStreams(serverUrl: string): Promise<Figure[]> {
  const server = await onServer(serverUrl);
  const embedded = await onEmbedded();
  const name = `${STREAMS.toLocaleString("en")} open streams`;
  return [
    { name: `${name}: resident memory`, value: server.rssMb, unit: "MB", atMost: 250 },
    { name: `${name}: from commit to the last`, value: server.toldMs, unit: "ms", atMost: 2000 },
    { name: `${name}, embedded: memory for them`, value: embedded.grownMb, unit: "MB" },
    {
      name: `${name}, embedded: from commit to the last`,
      value: embedded.toldMs,
      unit: "ms",
      atMost: 2000,
    },
  ];
}

async function onServer(serverUrl: string) {
  const database = await createBookingDatabase(serverUrl, "streams");
  const { db, close } = await openServer(database.url);
  const readers = await seedReaders(db, STREAMS);
  const server = await startServer({ DATABASE_URL: database.url, SECRET: BENCH_SECRET });
  try {
    const cookies = readers.map(({ cookie }) => cookie);
    const toldMs = await timeRounds(server.url, cookies, () => tellAll(db, readers));
    return { ...toldMs, rssMb: server.rssMb() };
  } finally {
    await server.stop();
    await close();
    await database.drop();
  }
}

async function onEmbedded() {
  const child = fork(fileURLToPath(new URL("serve-streams.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, BENCH_READERS: String(STREAMS) },
  });
  try {
    const { url, cookies } = await answerOf<{ url: string; cookies: string[] }>(child);
    const beforeMb = rssOf(child.pid ?? 0);
    const toldMs = await timeRounds(url, cookies, async () => {
      child.send("tell");
      return (await answerOf<{ at: number }>(child)).at;
    });
    return { ...toldMs, grownMb: rssOf(child.pid ?? 0) - beforeMb };
  } finally {
    child.kill();
  }
}

/** How long after the commit the last one was told, as the median of some times. */
async function timeRounds(url: string, cookies: readonly string[], tell: () => Promise<number>) {
  const streams = await openStreams(url, cookies);
  await streams.all("unread", 1);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const told = streams.all("notification", round).then(() => Date.now());
    const committedAt = await tell();
    times.push((await told) - committedAt);
  }
  streams.close();
  return { toldMs: median(times) };
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = (await once(child, "message")) as [Answer];
  return answer;
}
