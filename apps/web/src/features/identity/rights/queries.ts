import * as rights from "@riwaq/contracts/identity/rights.calls";
import * as invitations from "@riwaq/contracts/identity/staff-invitations.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Everybody who works here, with their rights. */
export const staffQuery = queryOptions(queryOf(rights.staff));

/** Whoever was asked to work here and has not answered. */
export const staffInvitationsQuery = queryOptions(queryOf(invitations.list));
