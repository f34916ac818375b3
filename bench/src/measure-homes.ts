import { createHomesDatabase } from "./homes-database.ts";
import { p50InTurn } from "./load.ts";
import { serve } from "./measure-routes.ts";
import type { Figure } from "./report.ts";

const HOMES = [
  ["teacher-dashboard", "teacher"],
  ["student-home", "student"],
  ["parent-home", "parent"],
  ["staff-home", "staff"],
] as const;

/** Each home with 1,000,000 sessions against the same with 1,000, request by request in turn. */
export async function measureHomes(serverUrl: string): Promise<Figure[]> {
  const few = await createHomesDatabase(serverUrl, 1000);
  const many = await createHomesDatabase(serverUrl, 1_000_000);
  const [fewDoors, manyDoors] = [await serve(few), await serve(many)];
  const figures: Figure[] = [];
  try {
    for (const [home, reader] of HOMES) {
      const [small, large] = await p50InTurn(
        { url: `${fewDoors.product}/api/${home}/`, cookie: few.cookies[reader] },
        { url: `${manyDoors.product}/api/${home}/`, cookie: many.cookies[reader] },
      );
      figures.push(
        {
          name: `GET /api/${home}/: p50 with 1,000,000 sessions against 1,000`,
          ratio: large / small,
          atMost: 1.3,
        },
        { name: `GET /api/${home}/: p50 with 1,000,000 sessions`, value: large, unit: "ms" },
      );
    }
    return figures;
  } finally {
    for (const doors of [fewDoors, manyDoors]) doors.child.kill();
    await few.drop();
    await many.drop();
  }
}
