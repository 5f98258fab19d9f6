import type { Problem } from '../check.ts';
import { count } from '../check.ts';
import { runSql } from './sql.ts';

/** The job that forgets senders, and the rows that jobs have left behind. */
export interface Clock {
  /** Whether pg_cron is there, or can be. */
  available: boolean;
  job: {
    /** Whether it is switched on and runs the command from the migrations. */
    active: boolean;
    /** Since the last run that succeeded, in seconds; null before the first one. */
    idle_seconds: number | null;
    /** The message of the last run, if it failed. */
    failure: string | null;
  } | null;
  /** Runs that pg_cron has kept for more than thirty days, by job. */
  old_runs: { job: string; runs: number }[];
}

/** A job that runs every ten minutes has missed several runs by then, in seconds. */
const maxIdleSeconds = 3600;

/** A job that runs at most every hour leaves no more in a year. */
const maxOldRuns = 10_000;

const wind = runSql('select private.wind_contact_clock();');

function jobProblem({ available, job }: Clock): Problem | undefined {
  const stays = "the hashes of the last senders' addresses stay until the next message";
  if (!available) {
    return {
      level: 'warning',
      message: `this Postgres has no pg_cron, so ${stays}`,
      fix: 'Install the extension pg_cron, or let another scheduler run this every ten minutes: select private.forget_contact_arrivals();',
    };
  }
  if (!job?.active) {
    return {
      message: `the job that forgets senders is missing or changed, so ${stays}`,
      fix: wind,
    };
  }
  if (job.failure !== null) {
    return {
      message: `the job that forgets senders fails (${job.failure}), so ${stays}`,
      fix: wind,
    };
  }
  if (job.idle_seconds !== null && job.idle_seconds > maxIdleSeconds) {
    const hours = count(Math.floor(job.idle_seconds / 3600), 'hour');
    return {
      message: `the job that forgets senders has not run for ${hours}, so ${stays}`,
      fix: 'If the project has just been resumed, wait ten minutes. Otherwise restart the database (Supabase dashboard, Project Settings, General), which starts pg_cron again.',
    };
  }
  return undefined;
}

/** Whether senders are forgotten in time, and whether jobs fill the database with their records. */
export function compareClock(clock: Clock | undefined): Problem[] {
  // A project without this migration lacks other facts as well.
  if (!clock) return [];
  const problem = jobProblem(clock);
  const kept = clock.old_runs.filter(({ runs }) => runs > maxOldRuns);
  return [
    ...(problem ? [problem] : []),
    ...kept.map(
      ({ job, runs }): Problem => ({
        level: 'warning',
        message: `pg_cron keeps ${runs} runs of the job ${job} that are older than thirty days, and nothing deletes them: a database that is full takes no message`,
        fix: `${runSql("delete from cron.job_run_details where start_time < now() - interval '30 days';")} Then let the job do that itself (docs/notifications.md, step 4).`,
      }),
    ),
  ];
}
