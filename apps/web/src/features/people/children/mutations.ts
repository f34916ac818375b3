import * as homes from "@riwaq/contracts/identity/homes.calls";
import type { ChildChange, GuardianCode, NewChild } from "@riwaq/contracts/people/children";
import * as children from "@riwaq/contracts/people/children.calls";
import type { NewGuardian, NewLearner } from "@riwaq/contracts/people/own-roles";
import * as ownRoles from "@riwaq/contracts/people/own-roles.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import * as wishes from "@riwaq/contracts/people/wishes.calls";
import { student as studentHome } from "@riwaq/contracts/views/homes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { randomUuid } from "../../../lib/random-uuid.ts";

/**
 * After a change of the family: the children, whom each teacher may teach, and for whom something is sought. Not waited for, since the dialog that
 * tells of it may stand on what then goes.
 */
function useFamilyChanges() {
  const queryClient = useQueryClient();
  const changed = [children.list, teachers.list, teachers.one, wishes.list];
  return () => void invalidate(queryClient, changed);
}

/** One key as long as the form is open: sent again after a lost answer, it makes no second child. */
export function useAddChild() {
  const [key] = useState(randomUuid);
  return useMutation({
    mutationFn: (body: NewChild) => api(children.add, { body, key }),
    onSuccess: useFamilyChanges(),
  });
}

type Change = { id: string; change: ChildChange };

/** Only the fields that are named change. */
export function useChangeChild() {
  return useMutation({
    mutationFn: ({ id, change }: Change) => api(children.change, { params: { id }, body: change }),
    onSuccess: useFamilyChanges(),
  });
}

export function useGiveConsent() {
  return useMutation({
    mutationFn: (id: string) => api(children.consent, { params: { id }, body: { consent: true } }),
    onSuccess: useFamilyChanges(),
  });
}

export function useLinkChild() {
  return useMutation({
    mutationFn: (body: GuardianCode) => api(children.link, { body }),
    onSuccess: useFamilyChanges(),
  });
}

/** What else one is from then on by the same account: there is one home more. */
function useNewHome() {
  const queryClient = useQueryClient();
  const familyChanges = useFamilyChanges();
  return () => {
    void invalidate(queryClient, [homes.mine, studentHome]);
    familyChanges();
  };
}

export function useBeginLearning() {
  return useMutation({
    mutationFn: (body: NewLearner) => api(ownRoles.learn, { body }),
    onSuccess: useNewHome(),
  });
}

export function useBecomeGuardian() {
  return useMutation({
    mutationFn: (body: NewGuardian) => api(ownRoles.answerForChildren, { body }),
    onSuccess: useNewHome(),
  });
}

/** A parent names the child; a student invites for oneself. */
export function useInviteParent() {
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? api(children.inviteMine) : api(children.inviteTo, { params: { id } }),
  });
}
