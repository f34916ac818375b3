/** The address of the page: for whom a scholarship is to be granted, where somebody came from their page. */
export type ScholarshipsSearch = { student?: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const parseScholarshipsSearch = ({ student }: Record<string, unknown>): ScholarshipsSearch =>
  typeof student === "string" && UUID.test(student) ? { student } : {};
