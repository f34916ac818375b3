import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./teachers.ts"));
const ERRORS = [400, 401, 403] as const;

export const list = call("GET", "/teachers/", {
  query: shape("TeachersQuery"),
  answer: shape("Teachers"),
  errors: [...ERRORS, 404],
});

export const one = call("GET", "/teachers/:id/", {
  params: shape("TeacherParams"),
  answer: shape("TeacherProfile"),
  errors: [401, 403, 404],
});

export const ownProfile = call("GET", "/teaching-profile/", {
  answer: shape("TeachingProfile"),
  errors: [401, 403],
});

export const changeOwnProfile = call("PATCH", "/teaching-profile/", {
  body: shape("TeachingProfileChange"),
  answer: shape("TeachingProfile"),
  errors: ERRORS,
});

export const applicants = call("GET", "/staff/teachers/", {
  right: "people",
  query: shape("ApplicantsQuery"),
  answer: shape("Applicants"),
  errors: ERRORS,
});

export const decide = call("PATCH", "/staff/teachers/:id/", {
  right: "people",
  body: shape("ApprovalChange"),
  answer: shape("Applicant"),
  errors: [...ERRORS, 404],
});

export const findStudents = call("GET", "/staff/students/", {
  right: "people",
  query: shape("StudentsQuery"),
  answer: shape("FoundStudents"),
  errors: ERRORS,
});

/** Pupils whom a teacher may teach although the rule of genders says otherwise. */
export const exceptions = call("GET", "/staff/teachers/:id/gender-exceptions/", {
  right: "people",
  answer: shape("GenderExceptions"),
  errors: [401, 403, 404],
});

export const allow = call("PUT", "/staff/gender-exceptions/", {
  right: "people",
  body: shape("GenderExceptionKey"),
  errors: [...ERRORS, 404],
});

export const disallow = call("DELETE", "/staff/gender-exceptions/", {
  right: "people",
  body: shape("GenderExceptionKey"),
  errors: [...ERRORS, 404],
});
