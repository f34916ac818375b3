/** Whoever is seeded is what their home says; run after the people are written. */
export const ROLES_OF_HOMES = `insert into user_roles (user_id, role)
  select id, case role when 'T' then 'teacher' when 'S' then 'student' when 'P' then 'guardian' else 'staff' end
  from users on conflict do nothing`;
