import { deviceTables } from "../device-tables.ts";
import { ANSWERS_DATABASE, PRACTICE_DATABASE } from "../forget-unsent.ts";
import type { AnswerStore, WaitingAnswer } from "./answer-queue.ts";

const ANSWERS = { answers: "id", card_answers: "id" } as const;
const PRACTICES = { practices: "student_id", cards: "student_id", card_files: "address" } as const;
/** Higher with each table that is added. */
const VERSION = 2;

const withAnswers = deviceTables(ANSWERS_DATABASE, ANSWERS, VERSION);
export const withPractices = deviceTables(PRACTICE_DATABASE, PRACTICES, VERSION);

/** What was said and not sent yet: of each account its own. */
export function answersOnDevice<Answer extends WaitingAnswer>(
  table: keyof typeof ANSWERS,
): AnswerStore<Answer> {
  return {
    all: async (by) => {
      const all = await withAnswers(
        table,
        "readonly",
        (rows) => rows.getAll() as IDBRequest<Answer[]>,
      );
      return all
        .filter((one) => one.by === by)
        .toSorted((a, b) => (a.answered_at < b.answered_at ? -1 : 1));
    },
    put: async (answer) => {
      await withAnswers(table, "readwrite", (rows) => rows.put(answer));
    },
    remove: async (id) => {
      await withAnswers(table, "readwrite", (rows) => rows.delete(id));
    },
  };
}

/** What is practised, as it was read last, of whoever is signed in here. */
export function practicesOnDevice<Practice extends { student_id: string }>(
  table: "practices" | "cards",
) {
  type Kept = Practice & { by: string };
  const allKept = () =>
    withPractices(table, "readonly", (rows) => rows.getAll() as IDBRequest<Kept[]>).catch(() => []);
  const remove = (studentId: string) =>
    withPractices(table, "readwrite", (rows) => rows.delete(studentId)).catch(() => {});
  return {
    all: async (by: string): Promise<Practice[]> =>
      (await allKept()).filter((one) => one.by === by),
    /** What another account left goes. */
    keep: async (by: string, practice: Practice) => {
      const others = (await allKept()).filter((one) => one.by !== by);
      for (const { student_id } of others) await remove(student_id);
      await withPractices(table, "readwrite", (rows) => rows.put({ ...practice, by })).catch(
        () => {},
      );
    },
    forget: remove,
  };
}
