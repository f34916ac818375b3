import { createDeskDatabase, type DeskDatabase } from "./desk-database.ts";
import { p50InTurn } from "./load.ts";
import { serve } from "./measure-routes.ts";
import type { Figure } from "./report.ts";

type Ids = DeskDatabase["ids"];

/** What staff ask for in pages, and the pages about somebody: these do not feel how large the institute is. */
const LISTS: Record<string, (ids: Ids) => string> = {
  "staff-home/": () => "staff-home/",
  "staff/all-people/": () => "staff/all-people/",
  "… of guardians": () => "staff/all-people/?role=guardian",
  "… of pupils": () => "staff/all-people/?role=student",
  "… of teachers": () => "staff/all-people/?role=teacher",
  "… of those who left": () => "staff/all-people/?state=closed",
  "… after somebody": ({ student }) => `staff/all-people/?after=${student}`,
  "staff/sessions/, of a week": () => "staff/sessions/?days=7",
  "… of a week, page 2": () => "staff/sessions/?days=7&page=2",
  "… of a teacher": ({ teacher }) => `staff/sessions/?days=7&teacher=${teacher}`,
  "… to come": () => "staff/sessions/?days=7&state=scheduled",
  "staff/leads/": () => "staff/leads/",
  "staff/leads/{id}/": ({ lead }) => `staff/leads/${lead}/`,
  "staff/leaves/": () => "staff/leaves/",
  "staff/teachers/": () => "staff/teachers/",
  "staff/teachers/, applied": () => "staff/teachers/?approval=applied",
  "staff/letters/": () => "staff/letters/",
  "staff/late-reports/": () => "staff/late-reports/",
  "staff/audit/": () => "staff/audit/",
  "… by kind": () => "staff/audit/?kind=send-report",
  "… by area": () => "staff/audit/?area=lessons",
  "… by whom": ({ teacher }) => `staff/audit/?who=${teacher}`,
  "… about whom": ({ student }) => `staff/audit/?whom=${student}`,
  "… in days": () => `staff/audit/?from=${dayBefore(9)}&to=${dayBefore(3)}`,
};

/** What looks through names, or ranks everybody who teaches: it may take longer where there are more, within these ms. */
const SEARCHES: Record<string, [atMostMs: number, (ids: Ids) => string]> = {
  "staff-search/, Latin letters": [50, () => "staff-search/?q=kel"],
  "staff-search/, Arabic letters": [50, () => `staff-search/?q=${encodeURIComponent("حجا")}`],
  "staff-search/, from Arabic to Latin": [50, () => `staff-search/?q=${encodeURIComponent("كلر")}`],
  "staff-search/, misspelt": [50, () => "staff-search/?q=hegzy"],
  "staff-search/, a number": [50, () => "staff-search/?q=0612345"],
  "staff/audit/people/": [50, () => "staff/audit/people/?search=kel"],
  "staff/all-people/, searched": [50, () => "staff/all-people/?search=kel"],
  "staff/sessions/, a week searched": [500, () => "staff/sessions/?days=7&search=kel"],
  "staff/leaves/{id}/": [500, ({ leave }) => `staff/leaves/${leave}/`],
  "staff/sessions/{id}/substitutes/": [
    500,
    ({ session }) => `staff/sessions/${session}/substitutes/`,
  ],
  "teachers/, ranked for a learner": [500, ({ student }) => `teachers/?for=${student}`],
  "staff/today/": [500, () => "staff/today/"],
  "staff/sessions/, today": [50, () => "staff/sessions/"],
  "staff/figures/week/": [500, () => "staff/figures/week/"],
  "staff/figures/, 12 months": [500, () => "staff/figures/?months=12"],
};

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The desk of 5,000 families and 1,000,000 lessons against one of 50 and 1,000, in turn. */
export async function measureDesk(serverUrl: string): Promise<Figure[]> {
  const small = await createDeskDatabase(serverUrl, 50, 1000);
  const large = await createDeskDatabase(serverUrl, 5000, 1_000_000);
  try {
    return await measureDeskOf(small, large);
  } finally {
    await small.drop();
    await large.drop();
  }
}

type Desk = Omit<DeskDatabase, "drop">;

async function measureDeskOf(small: Desk, large: Desk): Promise<Figure[]> {
  const [smallDoors, largeDoors] = [await serve(small), await serve(large)];
  const inTurn = (pathIn: (ids: Ids) => string) =>
    p50InTurn(
      { url: `${smallDoors.product}/api/${pathIn(small.ids)}`, cookie: small.cookie },
      { url: `${largeDoors.product}/api/${pathIn(large.ids)}`, cookie: large.cookie },
    );
  const figures: Figure[] = [];
  try {
    for (const [name, pathIn] of Object.entries(LISTS)) {
      const [few, many] = await inTurn(pathIn);
      const ratio = many / few;
      figures.push({
        name: `${name}: large against small (${few.toFixed(1)} ms)`,
        ratio,
        atMost: 1.3,
      });
    }
    for (const [name, [atMost, pathIn]] of Object.entries(SEARCHES)) {
      const [, many] = await inTurn(pathIn);
      figures.push({ name: `${name}: p50 of the large one`, value: many, unit: "ms", atMost });
    }
    return figures;
  } finally {
    for (const doors of [smallDoors, largeDoors]) doors.child.kill();
  }
}
