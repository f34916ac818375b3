import { createBenchDatabase } from "./bench-database.ts";
import { measureProcess } from "./measure-process.ts";
import { measureAgainstBare, measureAgainstSize } from "./measure-routes.ts";
import { printFigures } from "./report.ts";

const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const isQuick = process.argv.includes("--quick");

const small = await createBenchDatabase(serverUrl, 1000);
const large = isQuick ? undefined : await createBenchDatabase(serverUrl, 1_000_000);
try {
  const figures = [...(await measureProcess(small)), ...(await measureAgainstBare(small))];
  if (large) figures.push(...(await measureAgainstSize(small, large)));
  process.exitCode = printFigures(figures) ? 0 : 1;
} finally {
  await small.drop();
  await large?.drop();
}
