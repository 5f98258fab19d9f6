/**
 * The objects of pg_cron 1.6 in a hosted project, with its columns, rights and policies, but without the
 * worker that runs jobs: PGlite has no such extension. A test runs a job's command itself.
 */
export const standInCron = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'supabase_admin') then
      create role supabase_admin;
    end if;
  end $$;
  create schema cron authorization supabase_admin;
  create sequence cron.jobid_seq;
  create sequence cron.runid_seq;
  create table cron.job (
    jobid bigint primary key default nextval('cron.jobid_seq'),
    schedule text not null,
    command text not null,
    nodename text not null default 'localhost',
    nodeport int not null default 5432,
    database text not null default current_database(),
    username text not null default current_user,
    active boolean not null default true,
    jobname text,
    constraint jobname_username_uniq unique (jobname, username)
  );
  create table cron.job_run_details (
    jobid bigint,
    runid bigint primary key default nextval('cron.runid_seq'),
    job_pid integer,
    database text,
    username text,
    command text,
    status text,
    return_message text,
    start_time timestamptz,
    end_time timestamptz
  );
  alter table cron.job owner to supabase_admin;
  alter table cron.job_run_details owner to supabase_admin;
  alter table cron.job enable row level security;
  alter table cron.job_run_details enable row level security;
  create policy cron_job_policy on cron.job using (username = current_user);
  create policy cron_job_run_details_policy on cron.job_run_details using (username = current_user);
  grant select on cron.job to public;
  grant select, delete on cron.job_run_details to public;
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
    language sql as $$
      insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
      on conflict on constraint jobname_username_uniq
        do update set schedule = excluded.schedule, command = excluded.command
      returning jobid
    $$;
  create function cron.alter_job(job_id bigint, active boolean) returns void
    language sql as 'update cron.job set active = alter_job.active where jobid = job_id';
`;

/** SQL that records runs of a job, every ten minutes from `days` days ago until `untilDays` days ago. */
export const recordRuns = (job: string, days: number, untilDays = 0): string => `
  insert into cron.job_run_details
    (jobid, database, username, command, status, return_message, start_time, end_time)
  select jobid, database, username, command, 'succeeded', '1 row', moment, moment
  from cron.job, generate_series(
    now() - interval '${days} days',
    now() - interval '${untilDays} days' - interval '1 minute',
    interval '10 minutes'
  ) as moment
  where jobname = '${job}'
  order by moment
`;
