import type { Device } from "@riwaq/contracts/identity/account";

import { nameDevice } from "../sign-in/name-device.ts";
import type { DeviceRow } from "./queries.ts";

/** Never the token, nor the network address. */
export function presentDevice(row: DeviceRow, sessionToken: string | undefined): Device {
  return {
    id: row.id,
    ...nameDevice(row.userAgent),
    signed_in_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    is_this: row.token === sessionToken,
  };
}
