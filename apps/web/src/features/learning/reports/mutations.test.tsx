import * as reports from "@riwaq/contracts/learning/reports.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildReport } from "../../../../test/build-report.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import { keyOf } from "../../../lib/query-of.ts";
import { useMarkRead } from "./mutations.ts";

function Reader({ asked }: { asked: string[] }) {
  const read = useMarkRead();
  for (const call of [homes.student, homes.parent, reports.ofStudent]) {
    const queryFn = () => {
      asked.push(call.path);
      return null;
    };
    // oxlint-disable-next-line react/rules-of-hooks -- three queries, always the same ones
    useQuery({ queryKey: keyOf(call), queryFn });
  }
  return (
    <button type="button" onClick={() => read.mutate("report-1")}>
      {"read"}
    </button>
  );
}

it("what homes and lists tell of a report is asked again once it has been read", async () => {
  document.cookie = "csrftoken=t;path=/";
  stubApi({ "POST /api/reports/report-1/read/": { body: buildReport() } });
  const asked: string[] = [];
  const { user } = await renderWithProviders(<Reader asked={asked} />);
  const all = ["/student-home/", "/parent-home/", "/students/:id/reports/"];
  await expect.poll(() => asked).toEqual(all);
  await user.click(screen.getByRole("button"));
  await expect.poll(() => asked).toHaveLength(2 * all.length);
  expect(asked.slice(all.length).toSorted()).toEqual(all.toSorted());
});
