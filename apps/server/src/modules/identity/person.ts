import { asc, eq, inArray, or } from "drizzle-orm";

import { forgetAnswersOf } from "../../platform/db/answer-once.ts";
import { events } from "../../platform/db/tables/events.ts";
import type { PersonKeeper } from "../../platform/persons.ts";
import { forgetPicture } from "./pictures/save-picture.ts";
import { storedPictureAt } from "./pictures/stored-picture.ts";
import { nameDevice } from "./sign-in/name-device.ts";
import { credentials } from "./tables/credentials.ts";
import { knownDevices } from "./tables/known-devices.ts";
import { recoveryCodes } from "./tables/recovery-codes.ts";
import { seeingAs } from "./tables/seeing-as.ts";
import { signIns } from "./tables/sign-ins.ts";
import { staffInvitations } from "./tables/staff-invitations.ts";
import { twoStepSecrets } from "./tables/two-step-secrets.ts";
import { staffRights } from "./tables/user-roles.ts";
import { NOBODY, users } from "./tables/users.ts";
import { verifications } from "./tables/verifications.ts";
import { rightsOf, rolesOf } from "./users/queries.ts";

const OWN = [credentials, knownDevices, recoveryCodes, signIns, staffRights, twoStepSecrets];

/** Who one is here, where one is signed in, and what one changed. */
export const identityPerson: PersonKeeper = {
  gives: {
    profile: async (db, { person }) => {
      const [own] = await db.select(profileColumns).from(users).where(eq(users.id, person.id));
      return own;
    },

    sign_ins: async (db, { person }) => {
      const rows = await db
        .select({ userAgent: signIns.userAgent, at: signIns.createdAt, ip: signIns.ipAddress })
        .from(signIns)
        .where(eq(signIns.userId, person.id))
        .orderBy(asc(signIns.createdAt));
      return rows.map(({ userAgent, at, ip }) => ({
        ...nameDevice(userAgent),
        signed_in_at: at,
        ip_address: ip,
      }));
    },

    known_devices: async (db, { person }) =>
      db
        .select({ device: knownDevices.device, first_seen_at: knownDevices.createdAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, person.id)),

    changes: async (db, { person }) =>
      db
        .select({ action: events.kind, at: events.createdAt })
        .from(events)
        .where(eq(events.actorId, person.id))
        .orderBy(asc(events.sequence)),
  },

  files: async (_db, { picture }) => {
    const key = storedPictureAt(picture);
    return key ? [{ name: "picture.webp", key }] : [];
  },

  lockOut: async (tx, ids) => {
    await tx.delete(signIns).where(inArray(signIns.userId, [...ids]));
    await tx.delete(verifications).where(inArray(verifications.value, [...ids]));
  },

  forget: async ({ tx, now }, { id, email }) => {
    await tx.delete(seeingAs).where(or(eq(seeingAs.staffId, id), eq(seeingAs.personId, id)));
    const { invitedById, acceptedById } = staffInvitations;
    await tx
      .delete(staffInvitations)
      .where(
        or(
          eq(invitedById, id),
          eq(acceptedById, id),
          email === null ? undefined : eq(staffInvitations.email, email),
        ),
      );
    for (const table of OWN) await tx.delete(table).where(eq(table.userId, id));
    await tx.delete(verifications).where(eq(verifications.value, id));
    await forgetAnswersOf(tx, id);
    await tx
      .update(users)
      .set({
        name: NOBODY,
        email: null,
        emailVerified: false,
        image: null,
        gender: null,
        phoneNumber: null,
        bio: "",
        timeZone: "UTC",
        quietFrom: null,
        quietTo: null,
        removeAfter: null,
        updatedAt: now,
      })
      .where(eq(users.id, id));
  },

  forgetFiles: async ({ db, storage }, id) => {
    const [own] = await db.select({ image: users.image }).from(users).where(eq(users.id, id));
    await forgetPicture({ storage }, own?.image ?? null);
  },
};

const profileColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  email_verified: users.emailVerified,
  role: users.role,
  roles: rolesOf,
  rights: rightsOf,
  gender: users.gender,
  phone_number: users.phoneNumber,
  bio: users.bio,
  time_zone: users.timeZone,
  language: users.language,
  notify_by_email: users.notifyByEmail,
  notify_by_sms: users.notifyBySms,
  notify_session_reminders: users.notifySessionReminders,
  notify_marketing: users.notifyMarketing,
  quiet_from: users.quietFrom,
  quiet_to: users.quietTo,
  created_at: users.createdAt,
};
