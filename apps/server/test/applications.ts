import { eq } from "drizzle-orm";

import { applicationFiles } from "../src/modules/people/tables/application-files.ts";
import { teachers } from "../src/modules/people/tables/teachers.ts";
import { timeSlots } from "../src/modules/scheduling/tables/time-slots.ts";
import type { Database } from "../src/platform/db/database.ts";
import { buildTeaching } from "./teaching.ts";

let counter = 0;

type FileChange = Partial<typeof applicationFiles.$inferInsert>;

/** A certificate that waits to be looked at, or what is said instead; its bytes lie nowhere. */
export async function buildApplicationFile(
  db: Database,
  teacher: { id: string },
  change: FileChange = {},
) {
  counter += 1;
  const isRecitation = change.kind === "recitation";
  const isJudged = change.state !== undefined && change.state !== "pending";
  const [file] = await db
    .insert(applicationFiles)
    .values({
      teacherId: teacher.id,
      kind: "certificate",
      mimeType: isRecitation ? "audio/webm" : "application/pdf",
      sizeBytes: 1000,
      sha256: `${counter}`.padStart(64, "0"),
      storageKey: `applications/test-${counter}`,
      ...(isRecitation ? { durationMs: 42_500 } : { title: `Ijazah ${counter}` }),
      ...(isJudged && { judgedAt: new Date("2026-11-20T10:00:00Z") }),
      ...(change.state === "refused" && { note: "Too dark." }),
      ...change,
    })
    .returning();
  if (!file) throw new Error("no file");
  return file;
}

/** A teacher who has put everything together and sent nothing yet, unless it is said otherwise. */
export async function buildApplicant(
  db: Database,
  { user, ...change }: Parameters<typeof buildTeaching>[1] = {},
) {
  const teacher = await buildTeaching(db, {
    user: { image: "/api/pictures/x/", ...user },
    approval: "draft",
    languages: ["ar", "fr"],
    bio: { en: "", fr: "J’enseigne.", ar: "أُدرّس." },
    ...change,
  });
  const recitation = await buildApplicationFile(db, teacher, { kind: "recitation" });
  const certificate = await buildApplicationFile(db, teacher);
  const slot = { dayOfWeek: 1, startMinute: 600, endMinute: 660 };
  await db.insert(timeSlots).values({ teacherId: teacher.id, ...slot });
  return { ...teacher, recitation, certificate };
}

export async function approvalOf(db: Database, { id }: { id: string }) {
  const [row] = await db.select().from(teachers).where(eq(teachers.userId, id));
  return row?.approval;
}

/** The first bytes of a recording, as browsers make them: enough to tell what it is. */
export function recordingFile(type: "webm" | "mp4" | "ogg" | "mp3" = "webm"): Buffer {
  const STARTS = {
    webm: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from("webm")]),
    mp4: Buffer.concat([Buffer.from([0, 0, 0, 0x14]), Buffer.from("ftypM4A \0\0\0\0mp42")]),
    ogg: Buffer.concat([Buffer.from("OggS"), Buffer.alloc(24), Buffer.from("OpusHead")]),
    mp3: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
  };
  return Buffer.concat([STARTS[type], Buffer.alloc(512)]);
}
