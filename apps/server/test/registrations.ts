/** Complete forms of the three roles; each call has an address of its own. */
let counter = 0;

function person() {
  counter += 1;
  return {
    name: `Person ${counter}`,
    email: `person${counter}@example.test`,
    password: "correct-horse-battery",
    gender: "F",
  };
}

type Change = Record<string, unknown>;

export function studentForm(change: Change = {}) {
  return { ...person(), age: 9, ...change };
}

export function parentForm(change: Change = {}) {
  return { ...person(), phone_number: "+33612345678", ...change };
}

export function teacherForm(change: Change = {}) {
  return {
    ...person(),
    phone_number: "+201001234567",
    zoom_email: `zoom${counter}@example.test`,
    years_of_experience: 7,
    ...change,
  };
}

export const FORM_OF = {
  students: studentForm,
  parents: parentForm,
  teachers: teacherForm,
} as const;

export const REGISTER = {
  students: "/api/authentication/register/students/",
  parents: "/api/authentication/register/parents/",
  teachers: "/api/authentication/register/teachers/",
} as const;
