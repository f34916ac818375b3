/** The institute's holidays: what everyone may know of the coming year, and what staff confirm or shift. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import { Holiday, HolidayChange, Holidays } from "@riwaq/contracts/scheduling/holidays";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { changeHoliday } from "./change-holiday.ts";
import { listHolidays } from "./list-holidays.ts";
import { listStaffHolidays } from "./list-staff-holidays.ts";
import { presentHoliday } from "./presenter.ts";

const REFUSALS = { 401: ErrorBody, 403: ErrorBody };

export const holidaysRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/holidays/",
    { schema: { tags: ["holidays"], response: { 200: Holidays, 401: ErrorBody } } },
    async ({ ctx }) => {
      requireSignedIn(ctx.actor);
      const rows = await listHolidays(ctx);
      return rows.map((row) => presentHoliday(row, 0));
    },
  );

  app.get(
    "/staff/holidays/",
    { schema: { tags: ["staff"], response: { 200: Holidays, ...REFUSALS } } },
    async ({ ctx }) => {
      const rows = await listStaffHolidays(ctx);
      return rows.map(({ row, lessonCount }) => presentHoliday(row, lessonCount));
    },
  );

  app.patch(
    "/staff/holidays/:id/",
    {
      schema: {
        tags: ["staff"],
        params: z.object({ id: Id }),
        body: HolidayChange,
        response: {
          200: Holiday,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          ...REFUSALS,
        },
      },
    },
    async ({ ctx, params, body }) => {
      const { row, lessonCount } = await changeHoliday(ctx, params.id, body);
      return presentHoliday(row, lessonCount);
    },
  );
};
