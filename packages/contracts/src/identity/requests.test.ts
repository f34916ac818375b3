import { describe, expect, it } from "vitest";

import { faultsOf } from "../testing/faults-of.ts";
import { AccountClosing } from "./account.ts";
import {
  Login,
  ParentRegistration,
  PasswordReset,
  StudentRegistration,
  TeacherRegistration,
  VerificationResend,
} from "./authentication.ts";
import { PasswordChangeForm, ProfileChange } from "./profile.ts";
import { TwoStepProof } from "./two-step.ts";

const student = {
  name: "Yusuf",
  age: 14,
  email: "yusuf@riwaq.test",
  password: "long enough",
  gender: "M",
};
const parent = {
  name: "Amina",
  phone_number: "+33612345678",
  email: "amina@riwaq.test",
  password: "long enough",
  gender: "F",
};
const teacher = { ...parent, zoom_email: "amina@zoom.test", years_of_experience: 4 };

describe("registration", () => {
  it.each([
    ["student", StudentRegistration, student],
    ["parent", ParentRegistration, parent],
    ["teacher", TeacherRegistration, teacher],
  ])(
    "of a %s takes what its form asks, with zone and language or without",
    (_role, schema, body) => {
      expect(faultsOf(schema, body)).toEqual([]);
      expect(faultsOf(schema, { ...body, time_zone: "Africa/Cairo", language: "ar" })).toEqual([]);
    },
  );

  it.each([
    ["student", StudentRegistration, ["name", "age", "email", "password", "gender"]],
    ["parent", ParentRegistration, ["name", "phone_number", "email", "password", "gender"]],
    [
      "teacher",
      TeacherRegistration,
      ["name", "phone_number", "email", "zoom_email", "password", "years_of_experience", "gender"],
    ],
  ])(
    "of a %s names every field that is missing, in the order of its form",
    (_role, schema, fields) => {
      expect(faultsOf(schema, {}).map((fault) => fault.split(":")[0])).toEqual(fields);
    },
  );

  it("drops what it did not ask for, such as a role", () => {
    expect(StudentRegistration.parse({ ...student, role: "A" })).not.toHaveProperty("role");
  });

  it("sends nobody elsewhere than to a page of this site", () => {
    expect(faultsOf(VerificationResend, undefined)).toEqual([]);
    expect(faultsOf(VerificationResend, { return_to: "/profile?tab=account" })).toEqual([]);
    for (const return_to of ["https://evil.test", "//evil.test", "/\\evil.test", "profile"]) {
      expect(faultsOf(VerificationResend, { return_to })).toEqual(["return_to: invalid"]);
    }
  });
});

describe("log-in and passwords", () => {
  it("has no rules of its own, but for what is too long to be right", () => {
    expect(faultsOf(Login, { email: "", password: "" })).toEqual([]);
    expect(faultsOf(Login, { email: "x".repeat(255), password: "" })).toEqual([
      "email: credentials_wrong",
    ]);
    expect(faultsOf(Login, { email: "a", password: "b", code: "" })).toEqual([
      "code: two_step_required",
    ]);
  });

  it("takes a link only with its token", () => {
    expect(faultsOf(PasswordReset, { token: "", password: "long enough" })).toEqual([
      "token: link_invalid",
    ]);
    expect(faultsOf(PasswordReset, { token: "a\u0000", password: "short" })).toEqual([
      "token: link_invalid",
      "password: password_short",
    ]);
  });

  it("asks for a new one twice", () => {
    const form = { current_password: "old one", new_password: "the new one" };
    expect(faultsOf(PasswordChangeForm, { ...form, confirm_password: "the new one" })).toEqual([]);
    expect(faultsOf(PasswordChangeForm, { ...form, confirm_password: "the new won" })).toEqual([
      "confirm_password: password_mismatch",
    ]);
  });

  it("wants proof for what cannot be taken back", () => {
    expect(faultsOf(TwoStepProof, { current_password: "", code: " " })).toEqual([
      "current_password: required",
      "code: two_step_required",
    ]);
    expect(faultsOf(AccountClosing, { current_password: "mine" })).toEqual([]);
    expect(faultsOf(AccountClosing, { current_password: "mine", suspend_children: "yes" })).toEqual(
      ["suspend_children: invalid"],
    );
  });
});

describe("a profile", () => {
  it.each([
    [{ phone_number: "" }, "phone_number: phone_invalid"],
    [{ bio: "x".repeat(2001) }, "bio: text_long"],
    [{ bio: "a\u0000" }, "bio: invalid"],
    [{ zoom_email: "nobody" }, "zoom_email: email_invalid"],
    [{ time_zone: "Mars" }, "time_zone: time_zone_invalid"],
  ])("%# is refused", (change, fault) => {
    expect(faultsOf(ProfileChange, change)).toEqual([fault]);
  });

  it("changes in one thing alone, and may be without a number", () => {
    expect(faultsOf(ProfileChange, {})).toEqual([]);
    expect(faultsOf(ProfileChange, { phone_number: null })).toEqual([]);
  });
});
