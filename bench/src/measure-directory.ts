import { createDirectoryDatabase } from "./directory-database.ts";
import { p50InTurn } from "./load.ts";
import { serve } from "./measure-routes.ts";
import type { Figure } from "./report.ts";

const HOURS = "day=1&from=15:00&to=16:00";
const QUESTIONS = [
  ["all filters", `?programme=programme-1&language=fr&gender=F&${HOURS}`],
  ["hours", `?${HOURS}`],
  ["a programme, page 2", "?programme=programme-1&page=2"],
  ["no filter", ""],
] as const;

/** A page of the directory with 5,000 teachers against the same with 50, request by request in turn. */
export async function measureDirectory(serverUrl: string): Promise<Figure[]> {
  const few = await createDirectoryDatabase(serverUrl, 50);
  const many = await createDirectoryDatabase(serverUrl, 5000);
  const [fewDoors, manyDoors] = [await serve(few), await serve(many)];
  const figures: Figure[] = [];
  try {
    for (const [name, query] of QUESTIONS) {
      const [small, large] = await p50InTurn(
        { url: `${fewDoors.product}/api/teachers/${query}`, cookie: few.cookie },
        { url: `${manyDoors.product}/api/teachers/${query}`, cookie: many.cookie },
      );
      figures.push({
        name: `GET /api/teachers/, ${name}: p50 with 5,000 teachers against 50`,
        ratio: large / small,
        atMost: 3,
      });
    }
    return figures;
  } finally {
    for (const doors of [fewDoors, manyDoors]) doors.child.kill();
    await few.drop();
    await many.drop();
  }
}
