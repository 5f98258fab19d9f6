import type { Finding } from '../check.ts';
import type { Limits } from './boundary.ts';
import { runSql } from './sql.ts';

/** The owner may raise the limits so many times. What is beyond is no human pace. */
const timesAtMost = 20;
/** A visitor whose answer was lost sends again within this time, in seconds. */
const repeatAtLeast = 60;

const table = 'private.contact_limits';

const failure = (message: string, sql: string): Finding => ({
  level: 'failure',
  message,
  mend: runSql(sql),
});

const perHour = (messages: number, seconds: number) => (messages / seconds) * 3600;

/** Compares the pace that is allowed, whose parts the owner may change. */
function judgePace(of: 'sender' | 'total', intended: Limits, found: Limits): Finding[] {
  const [messages, span] = [`${of}_messages`, `${of}_seconds`] as const;
  const most = perHour(intended[messages], intended[span]) * timesAtMost;
  const pace = perHour(found[messages], found[span]);
  // A long window lets a sender save up: also at once it may not be more than that. One that is over
  // before it begins counts nothing.
  if (found[span] > 0 && pace <= most && found[messages] <= intended[messages] * timesAtMost)
    return [];
  const whose = of === 'sender' ? 'one sender' : 'all together';
  return [
    failure(
      `the limits let ${whose} send ${found[messages]} messages in ${found[span]} s, which is no human pace`,
      `update ${table} set ${messages} = ${intended[messages]}, ${of}_window = '${intended[span]} seconds';`,
    ),
  ];
}

/** Whether the limits still limit. The owner may change them within reason (docs/security.md). */
export function judgeLimits(intended: Limits | null, found: Limits | null): Finding[] {
  if (!intended) return [];
  if (!found) {
    return [
      failure(
        `${table} has no row, so that nothing is taken`,
        `insert into ${table} default values;`,
      ),
    ];
  }
  const findings = [
    ...judgePace('sender', intended, found),
    ...judgePace('total', intended, found),
  ];
  if (found.repeat_seconds < repeatAtLeast) {
    findings.push(
      failure(
        `a message that is sent again after ${found.repeat_seconds} s is stored twice`,
        `update ${table} set repeat_window = '${intended.repeat_seconds} seconds';`,
      ),
    );
  }
  if (found.salt_bytes < intended.salt_bytes / 2) {
    findings.push(
      failure(
        `the salt of the hashes has ${found.salt_bytes} bytes, so that senders' addresses can be guessed`,
        `update ${table} set salt = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());`,
      ),
    );
  }
  if (found.address_header !== intended.address_header) {
    findings.push({
      level: 'warning',
      message: `the sender's address is read from the header "${found.address_header}": at Supabase anyone can forge it, and elsewhere only your own proxy may write it`,
      mend: runSql(`update ${table} set address_header = '${intended.address_header}';`),
    });
  }
  return findings;
}
