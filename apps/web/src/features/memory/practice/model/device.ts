import { deviceTables } from "../../../../lib/device-tables.ts";
import { ANSWERS_DATABASE, PRACTICE_DATABASE } from "../../../../lib/forget-unsent.ts";
import type { AnswerStore, PracticeAnswer } from "./answer-queue.ts";
import type { Practice } from "./practice.ts";

const ANSWERS = "answers";
const PRACTICES = "practices";
const withAnswers = deviceTables(ANSWERS_DATABASE, { [ANSWERS]: "id" });
const withPractices = deviceTables(PRACTICE_DATABASE, { [PRACTICES]: "student_id" });

/** What was said and not sent yet: of each account its own. */
export const answersOnDevice: AnswerStore = {
  all: async (by) => {
    const all = await withAnswers(
      ANSWERS,
      "readonly",
      (rows) => rows.getAll() as IDBRequest<PracticeAnswer[]>,
    );
    return all
      .filter((one) => one.by === by)
      .toSorted((a, b) => (a.answered_at < b.answered_at ? -1 : 1));
  },
  put: async (answer) => {
    await withAnswers(ANSWERS, "readwrite", (rows) => rows.put(answer));
  },
  remove: async (id) => {
    await withAnswers(ANSWERS, "readwrite", (rows) => rows.delete(id));
  },
};

type KeptPractice = Practice & { by: string };

const allKept = () =>
  withPractices(PRACTICES, "readonly", (rows) => rows.getAll() as IDBRequest<KeptPractice[]>).catch(
    () => [],
  );

const remove = (studentId: string) =>
  withPractices(PRACTICES, "readwrite", (rows) => rows.delete(studentId)).catch(() => {});

/** Evenings as they were read last, of whoever is signed in here. */
export const practicesOnDevice = {
  all: async (by: string): Promise<Practice[]> => (await allKept()).filter((one) => one.by === by),
  /** What another account left goes. */
  keep: async (by: string, practice: Practice) => {
    const others = (await allKept()).filter((one) => one.by !== by);
    for (const { student_id } of others) await remove(student_id);
    await withPractices(PRACTICES, "readwrite", (rows) => rows.put({ ...practice, by })).catch(
      () => {},
    );
  },
  forget: remove,
};
