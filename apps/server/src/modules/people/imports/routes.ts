/** Families and pupils from somebody's spreadsheet: looked at first, then brought whole or not at all, and taken back. */
import { IMPORT_BYTES_MAX } from "@riwaq/contracts/people/imports";
import * as imports from "@riwaq/contracts/people/imports.calls";

import { requireRight } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { importFamilies } from "./import-families.ts";
import { loadPreview } from "./load-preview.ts";
import { findImports } from "./queries.ts";
import { undoImport } from "./undo-import.ts";

/** A text in JSON is longer than itself. */
const bodyLimit = 2 * IMPORT_BYTES_MAX;

export const importsRoutes = routesOf("imports", (on) => {
  on(imports.list, async ({ ctx }) => {
    requireRight("people")(ctx.actor);
    return findImports(ctx.db, ctx.clock.now());
  });

  on(imports.check, { bodyLimit }, async ({ ctx, body }) => loadPreview(ctx, body));

  on(imports.bring, { bodyLimit }, async ({ ctx, body, headers }) =>
    importFamilies(ctx, { wish: body, key: headers["idempotency-key"] }),
  );

  on(imports.undo, async ({ ctx, params }) => undoImport(ctx, params));
});
