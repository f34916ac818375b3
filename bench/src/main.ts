import { createBenchDatabase } from "./bench-database.ts";
import { measureProcess } from "./measure-process.ts";
import { measureRoutes } from "./measure-routes.ts";
import { printFigures } from "./report.ts";

const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

const database = await createBenchDatabase(serverUrl);
try {
  const isKept = printFigures([
    ...(await measureProcess(database)),
    ...(await measureRoutes(database)),
  ]);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await database.drop();
}
