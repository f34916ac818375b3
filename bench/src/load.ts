import autocannon from "autocannon";

export type Load = { requestsPerSecond: number; p50: number; p99: number };

const ROUNDS = 3;
const WARM_UP_SECONDS = 4;

/** Some seconds of load on one address; any answer but 2xx spoils the run and is said. */
async function once(url: string, cookie: string, seconds: number): Promise<Load> {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Two addresses in turn, A B A B …, so that a machine that slows down slows both: the median of each figure. */
export async function inTurn(
  a: string,
  b: string,
  cookie: string,
  seconds = 3,
): Promise<[Load, Load]> {
  await once(a, cookie, WARM_UP_SECONDS);
  await once(b, cookie, WARM_UP_SECONDS);
  const rounds: Array<[Load, Load]> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await once(a, cookie, seconds), await once(b, cookie, seconds)]);
  }
  return [
    medianLoad(rounds.map(([first]) => first)),
    medianLoad(rounds.map(([, second]) => second)),
  ];
}

type Door = { url: string; cookie: string };

const SINGLE_REQUESTS = 800;

/** Median latency of single requests in ms, one here, one there: fine enough to compare two sizes of a table. */
export async function p50InTurn(a: Door, b: Door): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < SINGLE_REQUESTS; index += 1) {
    times[0].push(await timed(a));
    times[1].push(await timed(b));
  }
  const warm = SINGLE_REQUESTS / 4;
  return [median(times[0].slice(warm)), median(times[1].slice(warm))];
}

async function timed({ url, cookie }: Door): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}

function medianLoad(loads: Load[]): Load {
  return {
    requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
    p50: median(loads.map((load) => load.p50)),
    p99: median(loads.map((load) => load.p99)),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
