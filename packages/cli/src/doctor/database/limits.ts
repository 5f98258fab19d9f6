import type { Problem } from '../check.ts';
import type { Limits } from './describeAccess.ts';
import { runSql } from './sql.ts';

/** The owner may raise the limits this many times. No person sends faster than that. */
const maxFactor = 20;
/** A visitor whose answer was lost sends again within this time, in seconds. */
const minRepeatSeconds = 60;

const table = 'private.contact_limits';

const update = (values: string) => runSql(`update ${table} set ${values};`);

/** Compares the number of messages allowed, which the owner may change. */
function comparePace(of: 'sender' | 'total', expected: Limits, found: Limits): Problem[] {
  const [messages, seconds] = [`${of}_messages`, `${of}_seconds`] as const;
  const paceOf = (limits: Limits) => limits[messages] / limits[seconds];
  // A window of no length counts nothing. In a long one a sender could save up messages and send them
  // together, so their number counts, too.
  const isSlow = found[seconds] > 0 && paceOf(found) <= paceOf(expected) * maxFactor;
  if (isSlow && found[messages] <= expected[messages] * maxFactor) return [];
  const who = of === 'sender' ? 'one sender' : 'all senders together';
  return [
    {
      message: `the limits let ${who} send ${found[messages]} messages in ${found[seconds]} s, which no person does`,
      fix: update(
        `${messages} = ${expected[messages]}, ${of}_window = '${expected[seconds]} seconds'`,
      ),
    },
  ];
}

/** Whether the limits still limit. The owner may change them within reason (docs/security.md). */
export function compareLimits(expected: Limits | null, found: Limits | null): Problem[] {
  if (!expected) return [];
  if (!found) {
    const message = `${table} has no row, so no message is accepted`;
    return [{ message, fix: runSql(`insert into ${table} default values;`) }];
  }
  const { repeat_seconds: repeat, salt_bytes: salt, address_header: header } = found;
  const problems = [
    ...comparePace('sender', expected, found),
    ...comparePace('total', expected, found),
  ];
  if (repeat < minRepeatSeconds) {
    problems.push({
      message: `a message that is sent again after ${repeat} s is stored twice`,
      fix: update(`repeat_window = '${expected.repeat_seconds} seconds'`),
    });
  }
  if (salt < expected.salt_bytes / 2) {
    problems.push({
      message: `the salt of the hashes has ${salt} bytes, so senders' addresses can be guessed`,
      fix: update('salt = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())'),
    });
  }
  if (header !== expected.address_header) {
    problems.push({
      level: 'warning',
      message: `the sender's address is read from the header "${header}": at Supabase anyone can forge it, and elsewhere only your own proxy may write it`,
      fix: update(`address_header = '${expected.address_header}'`),
    });
  }
  return problems;
}
