import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./own-roles.ts"));
const homes = shapesOf(() => import("../identity/users.ts"));
const made = { answer: homes("Homes"), status: 201, errors: [400, 401, 403, 409] } as const;

/** A guardian, or a teacher, learns too. */
export const learn = call("POST", "/users/me/learning/", { body: shape("NewLearner"), ...made });

/** An adult who learns answers for children too. */
export const answerForChildren = call("POST", "/users/me/guardianship/", {
  body: shape("NewGuardian"),
  ...made,
});
