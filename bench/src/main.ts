import { createBenchDatabase } from "./bench-database.ts";
import { measureBooking } from "./measure-booking.ts";
import { measureDesk } from "./measure-desk.ts";
import { measureDirectory } from "./measure-directory.ts";
import { measureEvenings } from "./measure-evenings.ts";
import { measureHomes } from "./measure-homes.ts";
import { measurePages } from "./measure-pages.ts";
import { measurePostings } from "./measure-postings.ts";
import { measureProcess } from "./measure-process.ts";
import { measureReminders } from "./measure-reminders.ts";
import { measureRooms } from "./measure-rooms.ts";
import { measureAgainstBare, measureAgainstSize } from "./measure-routes.ts";
import { measureSeries } from "./measure-series.ts";
import { measureSettling } from "./measure-settling.ts";
import { measureSlots } from "./measure-slots.ts";
import { measureStreams } from "./measure-streams.ts";
import { measureUpload } from "./measure-upload.ts";
import { type Figure, printFigures } from "./report.ts";

const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const isQuick = process.argv.includes("--quick");
const isOnlyPages = process.argv.includes("--pages");
const isOnlyRooms = process.argv.includes("--rooms");

/** The routes and the process, on PostgreSQL. */
async function measureServer(): Promise<Figure[]> {
  const small = await createBenchDatabase(serverUrl, 1000);
  const large = isQuick ? undefined : await createBenchDatabase(serverUrl, 1_000_000);
  try {
    const figures = [...(await measureProcess(small)), ...(await measureAgainstBare(small))];
    if (large) figures.push(...(await measureAgainstSize(small, large)));
    if (large) figures.push(...(await measureUpload(small)));
    return figures;
  } finally {
    await small.drop();
    await large?.drop();
  }
}

const isOnlyPart = isOnlyPages || isOnlyRooms;
const server = isOnlyPart ? [] : [...measureSlots(), ...(await measureServer())];
const isWhole = !isQuick && !isOnlyPart;
const lessons = isWhole
  ? [
      ...(await measureHomes(serverUrl)),
      ...(await measureDesk(serverUrl)),
      ...(await measureDirectory(serverUrl)),
      ...(await measureBooking(serverUrl)),
      ...(await measureSeries(serverUrl)),
      ...(await measureStreams(serverUrl)),
      ...(await measureReminders(serverUrl)),
      ...(await measureSettling(serverUrl)),
      ...(await measurePostings(serverUrl)),
      ...(await measureEvenings(serverUrl)),
    ]
  : [];
const rooms = isWhole || isOnlyRooms ? await measureRooms(serverUrl) : [];
const pages = isQuick || isOnlyRooms ? [] : await measurePages();
process.exitCode = printFigures([...server, ...lessons, ...rooms, ...pages]) ? 0 : 1;
