import * as rights from "@riwaq/contracts/identity/rights.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Everybody who works here, with their rights. */
export const staffQuery = queryOptions(queryOf(rights.staff));
