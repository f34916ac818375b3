import type { Database } from "../db/database.ts";

/** Every background job and what it is told: ids only, never personal data. */
export type JobData = {
  "send-mail": { mailId: string };
};

export type JobName = keyof JobData;

/** Work to be done after the transaction that asks for it has been committed. */
export type Jobs = {
  enqueue<Name extends JobName>(tx: Database, name: Name, data: JobData[Name]): Promise<void>;
};

/** Where nothing runs in the background, as in command-line tools. */
export const noJobs: Jobs = { enqueue: async () => {} };
