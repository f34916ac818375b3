import type { HolidayChange } from "@riwaq/contracts/scheduling/holidays";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { staffHolidaysQuery } from "./staff-holidays.ts";

async function changeHoliday(id: string, change: HolidayChange) {
  const contract = await import("@riwaq/contracts/scheduling/holidays");
  return request(`staff/holidays/${id}/`, contract.Holiday, { method: "PATCH", body: change });
}

/** Shifts or confirms; busy until the list says it as well. */
export function useChangeHoliday(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: HolidayChange) => changeHoliday(id, change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffHolidaysQuery.queryKey }),
  });
}
