import type pg from "pg";

const LESSONS_A_DAY = 7;
const DAYS_AHEAD = 14;

/**
 * So many lessons of each teacher, from 14 to 21 o'clock: of a hundred that are over eight were cancelled, four missed,
 * one of two hundred is a trial; of twenty outcomes one was corrected. A report on each that was given, and events of all that happened.
 */
export async function seedDeskLessons(client: pg.Client, ofTeacher: number): Promise<void> {
  await client.query(
    `insert into sessions (teacher_id, programme_id, starts_at, ends_at, status, kind, series_id, series_on, cancelled_by, cancelled_at)
     select teacher_id, programme_id, at, at + interval '1 hour', said.status, case when is_trial then 'trial' else 'series' end,
       case when not is_trial then series_id end, case when not is_trial then at::date end,
       case when said.status = 'Cancelled' then (array['family','teacher','staff'])[1 + m % 3] end,
       case when said.status = 'Cancelled' then at - interval '1 day' end
     from generate_series(1, ${ofTeacher}::int) i
     cross join lateral (select ${DAYS_AHEAD} - (i - 1) / ${LESSONS_A_DAY} as day, (i - 1) % ${LESSONS_A_DAY} as hour) placed
     join pairs on pairs.k = i % 20
     cross join lateral (select current_date + day * interval '1 day' + (14 + hour) * interval '1 hour' as at,
       abs(hashtext(i || teacher_id::text) % 200) as n) drawn
     cross join lateral (select n % 50 as m, n = 113 as is_trial) lesson
     cross join lateral (select case when at + interval '1 hour' > now() then 'Scheduled'
       when m < 4 then 'Cancelled' when m < 6 then 'Missed' else 'Completed' end as status) said
     order by at`,
  );
  await client.query(
    `insert into lesson_outcomes (session_id, version, kind, teacher_late_min, said_by)
     select id, version, case when status = 'Missed' then 'pupil_absent' else 'completed' end,
       case when status = 'Completed' and hashtext(id::text) % 9 = 0 then 6 else 0 end, 'system'
     from sessions cross join generate_series(1, 2) version
     where status in ('Completed', 'Missed') and (version = 1 or hashtext(id::text) % 20 = 0)
     order by ends_at, version`,
  );
  await client.query(
    `insert into session_students (session_id, student_id, starts_at, ends_at, status)
     select s.id, p.student_id, s.starts_at, s.ends_at, s.status from sessions s
     join pairs p on p.series_id = s.series_id order by s.starts_at`,
  );
  // A trial is no lesson of a series: whoever has no other then.
  await client.query(
    `insert into session_students (session_id, student_id, starts_at, ends_at, status)
     select s.id, p.student_id, s.starts_at, s.ends_at, s.status from sessions s
     join lateral (select student_id from pairs where pairs.teacher_id = s.teacher_id order by k limit 1) p on true
     where s.kind = 'trial'`,
  );
  await client.query(
    `insert into session_reports (session_id, student_id, teacher_id, due_at, submitted_at, attendance, grade, version, content)
     select s.id, x.student_id, s.teacher_id, s.ends_at + interval '1 day',
       s.ends_at + abs(hashtext(s.id::text) % 2000) * interval '1 minute', 'present', 'Good', 1,
       '{"attendance":"present","covered":[],"grade":"Good","strengths":[],"to_work_on":[],"homework":"Lire","message":""}'
     from sessions s join session_students x on x.session_id = s.id
     where s.status = 'Completed' and s.ends_at < now() - interval '2 days' order by s.ends_at`,
  );
  await client.query(
    `insert into session_reports (session_id, student_id, teacher_id, due_at)
     select s.id, x.student_id, s.teacher_id, s.ends_at + interval '1 day'
     from sessions s join session_students x on x.session_id = s.id
     where s.status = 'Completed' and s.ends_at >= now() - interval '2 days'`,
  );
  await client.query(
    `insert into events (actor_id, actor_role, kind, subject_type, subject_id, created_at)
     select * from (
       select teacher_id, 'T', happened, 'session', id::text, ends_at as at from sessions
       cross join unnest('{join-session,say-outcome}'::text[]) happened where status = 'Completed'
       union all select teacher_id, 'T', 'send-report', 'report', id::text, submitted_at from session_reports
         where submitted_at <= now()
       union all select null, 'guest', 'register', 'user', id::text, now() - interval '1 year' from users) told
     order by at`,
  );
}
