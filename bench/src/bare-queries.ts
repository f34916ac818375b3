/** The queries of the product's two measured routes, written by hand. */
export const FIND_SIGN_IN = `
  select s.id as sign_in_id, s.expires_at, s.created_at, u.id, u.name, u.email, u.image, u.role, u.time_zone, u.language
  from sign_ins s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > $2 limit 1`;

export const TEACHER_SESSIONS = `
  select s.id, s.starts_at, s.ends_at, s.status, m.provider as meeting_provider, m.link as meeting_link,
    (select t.name from users t where t.id = s.teacher_id) as teacher_name,
    array(select u.name from session_students x join users u on u.id = x.student_id
          where x.session_id = s.id order by u.name) as students_names
  from sessions s left join meetings m on m.session_id = s.id where s.teacher_id = $1 order by s.starts_at desc limit 500`;
