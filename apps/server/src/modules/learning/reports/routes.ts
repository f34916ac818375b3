/** Reports on lessons: written by the teacher in a minute, read by the family. */
import * as reports from "@riwaq/contracts/learning/reports.calls";

import { requireSignedIn, requireTeacherOrStaff } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { type FindPagesShown, findForms } from "./find-forms.ts";
import { findLateReports } from "./find-late-reports.ts";
import { findProgress } from "./find-progress.ts";
import { listReports } from "./list-reports.ts";
import { markRead } from "./mark-read.ts";
import { presentReport, presentVersion } from "./presenter.ts";
import { findReport, findVersions } from "./queries.ts";
import { saveDraft } from "./save-draft.ts";
import { sendReport } from "./send-report.ts";

export const reportsRoutes = ({ findPagesShown }: { findPagesShown: FindPagesShown }) =>
  routesOf("reports", (on) => {
    on(reports.forms, async ({ ctx, query }) => findForms(ctx, query.session, findPagesShown));

    on(reports.saveDraft, async ({ ctx, params, body }) => ({
      saved_at: (await saveDraft(ctx, { id: params.id, draft: body })).toISOString(),
    }));

    on(reports.send, async ({ ctx, params, body, headers }) =>
      sendReport(ctx, { id: params.id, input: body, key: headers["idempotency-key"] }),
    );

    on(reports.one, async ({ ctx, params }) => {
      const reader = requireSignedIn(ctx.actor);
      const row = await findReport(ctx.db, reader, params.id);
      if (!row) throw new AppError("not_found");
      return presentReport(row, reader);
    });

    on(reports.markRead, async ({ ctx, params }) => markRead(ctx, params));

    on(reports.versions, async ({ ctx, params }) => {
      const reader = requireTeacherOrStaff(ctx.actor);
      const row = await findReport(ctx.db, reader, params.id);
      if (!row) throw new AppError("not_found");
      return (await findVersions(ctx.db, row.id)).map(presentVersion);
    });

    on(reports.late, { schema: { tags: ["staff"] } }, async ({ ctx, query }) =>
      findLateReports(ctx, query),
    );

    on(reports.ofStudent, async ({ ctx, params, query }) =>
      listReports(ctx, params.id, query.page),
    );

    on(reports.progress, async ({ ctx, params }) => findProgress(ctx, params.id));
  });
