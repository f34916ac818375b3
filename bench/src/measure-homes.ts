import { createHomesDatabase, type HomesDatabase, type Reader } from "./homes-database.ts";
import { p50InTurn } from "./load.ts";
import { serve } from "./measure-routes.ts";
import type { Figure } from "./report.ts";

const HOMES = [
  ["teacher-dashboard", "teacher"],
  ["student-home", "student"],
  ["parent-home", "parent"],
  ["staff-home", "staff"],
] as const;

/** Whom staff look at. */
const LOOKED_AT = ["teacher", "student", "parent"] as const;

type Asked = { name: string; reader: Reader; pathIn: (database: HomesDatabase) => string };

const ASKED: Asked[] = [
  ...HOMES.map(([home, reader]) => ({ name: `${home}/`, reader, pathIn: () => `${home}/` })),
  ...LOOKED_AT.flatMap((person) =>
    ["", "timeline/"].map((part) => ({
      name: `staff/people/{${person}}/${part}`,
      reader: "staff" as const,
      pathIn: ({ ids }: HomesDatabase) => `staff/people/${ids[person]}/${part}`,
    })),
  ),
];

/** Each home, and the page of staff about each, with 1,000,000 sessions against the same with 1,000, in turn. */
export async function measureHomes(serverUrl: string): Promise<Figure[]> {
  const few = await createHomesDatabase(serverUrl, 1000);
  const many = await createHomesDatabase(serverUrl, 1_000_000);
  const [fewDoors, manyDoors] = [await serve(few), await serve(many)];
  const figures: Figure[] = [];
  try {
    for (const { name, reader, pathIn } of ASKED) {
      const [small, large] = await p50InTurn(
        { url: `${fewDoors.product}/api/${pathIn(few)}`, cookie: few.cookies[reader] },
        { url: `${manyDoors.product}/api/${pathIn(many)}`, cookie: many.cookies[reader] },
      );
      figures.push(
        {
          name: `GET /api/${name}: p50 with 1,000,000 sessions against 1,000`,
          ratio: large / small,
          atMost: 1.3,
        },
        { name: `GET /api/${name}: p50 with 1,000,000 sessions`, value: large, unit: "ms" },
      );
    }
    return figures;
  } finally {
    for (const doors of [fewDoors, manyDoors]) doors.child.kill();
    await few.drop();
    await many.drop();
  }
}
