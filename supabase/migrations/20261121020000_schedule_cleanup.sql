-- Each message forgets the ones before it in time. Where the database has a clock of its own, as a hosted
-- project has, a job forgets the last one, too. pg_cron keeps a row about each run for ever, so the job
-- keeps those of a day (docs/decisions/041-prune-what-jobs-leave.md).

-- Forgets the runs of a job that began more than a day ago: for the job below, and for the one that
-- docs/notifications.md sets up. A run that could not start has no time, and goes with those before it. A
-- call forgets so many at most, so that years of them meet no timeout.
create function private.forget_cron_runs(job_name text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  delete from cron.job_run_details
  where runid in (
    select run.runid
    from cron.job_run_details as run join cron.job on job.jobid = run.jobid
    where job.jobname = job_name
      and job.username = current_user
      and job.database = current_database()
      and run.runid <= (
        select max(past.runid) from cron.job_run_details as past
        where past.jobid = job.jobid and past.start_time <= now() - interval '1 day'
      )
    order by run.runid
    limit 20000
  );
exception
  -- A role that may not tidy up can still do the rest of a job's work.
  when insufficient_privilege or invalid_schema_name or undefined_table then
    raise warning 'The runs of the job % stay: %', job_name, sqlerrm;
end
$$;

-- What the job does.
create function private.run_contact_clock() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.forget_contact_arrivals();
  perform private.forget_cron_runs('forget-contact-arrivals');
end
$$;

-- Starts the job. One that was switched off runs again.
create function private.schedule_cleanup() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  id bigint;
begin
  if to_regclass('cron.job') is null then
    create extension pg_cron;
  end if;
  id := cron.schedule(
    'forget-contact-arrivals',
    '*/10 * * * *',
    'select private.run_contact_clock()'
  );
  if not (select active from cron.job where jobid = id) then
    perform cron.alter_job(id, active => true);
  end if;
end
$$;

-- Whether the job is there and does its work, and which other jobs leave their runs behind.
create function private.describe_contact_clock() returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return jsonb_build_object(
      'available', exists (select from pg_available_extensions where name = 'pg_cron'),
      'job', null,
      'old_runs', jsonb_build_array()
    );
  end if;
  return jsonb_build_object(
    'available', true,
    'job', (
      select jsonb_build_object(
        'active', active and command = 'select private.run_contact_clock()',
        'idle_seconds', (
          select extract(epoch from now() - max(start_time)) from cron.job_run_details as run
          where run.jobid = job.jobid and status = 'succeeded'
        ),
        'failure', (
          select case status when 'failed' then return_message end
          from cron.job_run_details as run
          where run.jobid = job.jobid and status in ('failed', 'succeeded')
          order by runid desc limit 1
        )
      )
      from cron.job
      where jobname = 'forget-contact-arrivals'
        and username = current_user and database = current_database()
    ),
    'old_runs', (
      select coalesce(
        jsonb_agg(jsonb_build_object('job', name, 'runs', runs) order by runs desc, name),
        jsonb_build_array()
      )
      from (
        select coalesce(jobname::text, 'without a name') as name, count(*) as runs
        from cron.job_run_details as run left join cron.job on job.jobid = run.jobid
        where start_time < now() - interval '30 days'
          and jobname is distinct from 'forget-contact-arrivals'
        group by 1
      ) as counted
    )
  );
end
$$;

do $$
begin
  if (private.describe_contact_clock() ->> 'available')::boolean then
    perform private.schedule_cleanup();
  end if;
exception
  when others then raise warning 'No clock in this database: %', sqlerrm;
end
$$;
