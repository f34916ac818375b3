import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./public-teachers.ts"));
const params = shape("PublicTeacherParams");

/** For visitors too. */
export const list = call("GET", "/public-teachers/", {
  query: shape("PublicTeachersQuery"),
  answer: shape("PublicTeachers"),
  errors: [400],
});

/** For visitors too; teachers find their own by their id also before visitors find it. */
export const one = call("GET", "/public-teachers/:slug/", {
  params,
  answer: shape("PublicTeacherPage"),
  errors: [404],
});

/** The bytes, for visitors too: of a teacher who shows them. */
export const picture = call("GET", "/public-teachers/:slug/picture/", { params, errors: [404] });
export const voice = call("GET", "/public-teachers/:slug/voice/", { params, errors: [404] });
