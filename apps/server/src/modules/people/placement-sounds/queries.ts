import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import type {
  PlacementRecording,
  PlacementRecordings,
  PlacementSoundParams,
  PlacementSounds,
} from "@riwaq/contracts/people/placement-sounds";
import { heardItemOf } from "@riwaq/domain/people/placement/bank";
import { asc, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { SentFile } from "../../../platform/http/send-file.ts";
import { users } from "../../identity/tables/users.ts";
import { placementSounds } from "../tables/placement-sounds.ts";
import { type SoundKeeper, mayChangeSound, soundKeeper } from "../teachers/sound-keeper.ts";

type SoundRow = typeof placementSounds.$inferSelect;

const VERSION_LENGTH = 16;
/** Another one with each recording, since each has a key of its own. */
const versionOf = ({ soundKey }: SoundRow): string => soundKey.slice(-VERSION_LENGTH);

/** Those of questions that are asked today, with who recorded them. */
async function findAll(db: Database) {
  const rows = await db
    .select({ row: placementSounds, by: users.name })
    .from(placementSounds)
    .leftJoin(users, eq(users.id, placementSounds.recordedById))
    .orderBy(asc(placementSounds.itemId));
  return rows.filter(({ row }) => heardItemOf(row.itemId));
}

export async function findSound(db: Database, item: string): Promise<SoundRow | undefined> {
  const [row] = await db.select().from(placementSounds).where(eq(placementSounds.itemId, item));
  return row;
}

/** For everybody: nobody's name is in it. */
export async function listSounds({ db }: Context): Promise<PlacementSounds> {
  const sounds = (await findAll(db)).map(({ row }) => ({
    item: row.itemId,
    version: versionOf(row),
  }));
  return { sounds };
}

export async function listRecordings({ db, actor }: Context): Promise<PlacementRecordings> {
  const keeper = await soundKeeper(db, requireSignedIn(actor));
  if (keeper.keeps === "none") return { recordings: [], can_record: false };
  const recordings = (await findAll(db)).map(({ row, by }) => present(row, { by, keeper }));
  return { recordings, can_record: true };
}

function present(
  row: SoundRow,
  { by, keeper }: { by: string | null; keeper: SoundKeeper },
): PlacementRecording {
  return {
    item: row.itemId,
    version: versionOf(row),
    recorded_at: row.recordedAt.toISOString(),
    recorded_by: by ?? "",
    can_change: mayChangeSound(keeper, row.recordedById),
  };
}

type Asked = PlacementSoundParams & { version?: string | undefined };

/** A sentence or two, which fit into memory as a whole. */
export async function findSoundFile(
  { db, storage }: Context,
  { item, version }: Asked,
): Promise<SentFile> {
  const row = heardItemOf(item) && (await findSound(db, item));
  if (!row) throw new AppError("not_found");
  const bytes = await buffer(await storage.get(row.soundKey));
  return {
    name: `${item}.${row.soundType.replace("audio/", "")}`,
    mimeType: row.soundType,
    sizeBytes: bytes.length,
    etag: `"${versionOf(row)}"`,
    isInline: true,
    isOfVersion: version === versionOf(row),
    open: async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}
