import { fileURLToPath } from "node:url";

/** Both src/ and the built dist/ lie one folder below the server, so these hold in either. */
const fromServer = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const MIGRATIONS_DIR = fromServer("src/platform/db/migrations");
export const SNAPSHOT_FILE = fromServer("dist/empty-database.tar.gz");
export const DEMO_FILES_DIR = fromServer("src/demo/files");
export const FONTS_DIR = fromServer("assets/fonts");
export const LOCALES_DIR = fromServer("../web/public/locales");
export const MUSHAF_DIR = fromServer("../../packages/mushaf/data");
export const SITE_DIR = fromServer("../web/dist");
