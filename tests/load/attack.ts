import { Agent, request } from 'node:http';
import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { pause } from '@portfolio/tools/backend/timing';
import { contactRow } from '../database/support/rest.ts';

/** How often the visitors send, in milliseconds. */
const visitEveryMs = 150;
/** The gateway takes no more, in bytes. */
const largestBody = 199_000;

/** The requests of one sender without a pause, so many at the same time. */
interface Flood {
  name: string;
  /** The address that the gateway sees. Linux has all of 127.0.0.0/8. */
  address: string;
  atOnce: number;
  body: (number: number) => string;
}

/** The results of a run's visitors and attackers. */
export interface AttackResult {
  /** The visitors' messages reported as sent. */
  sent: string[];
  /** The other answers to visitors, once for each. */
  failures: string[];
  /** How long each visitor waited for an answer, in milliseconds. */
  waitsMs: number[];
  /** The answers to the attackers, once for each request. */
  answers: string[];
}

const repeated = contactRow({ message: 'The message that is repeated' });
const single = JSON.stringify(repeated);
const list = `[${Array(Math.floor(largestBody / (single.length + 1)))
  .fill(single)
  .join(',')}]`;

const floods: Flood[] = [
  { name: 'lists of repeats', address: '127.0.0.2', atOnce: 12, body: () => list },
  { name: 'repeats', address: '127.0.0.3', atOnce: 4, body: () => single },
  {
    name: 'new messages',
    address: '127.0.0.4',
    atOnce: 4,
    body: (number) => JSON.stringify(contactRow({ message: `Attack, message ${number}` })),
  },
  {
    name: 'messages that break a rule',
    address: '127.0.0.5',
    atOnce: 4,
    body: (number) => JSON.stringify(contactRow({ phone: `0${number}` })),
  },
];

/** Sends a body from an address, and returns the status of the answer. */
function post(url: string, body: string, localAddress: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/rest/v1/contact_messages`, {
      method: 'POST',
      localAddress,
      agent: agent ?? false,
      headers: {
        apikey: LOCAL_ANON_KEY,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    sending.end(body);
  });
}

const statusOrError = (answer: Promise<number>) =>
  answer.then(String, (error: NodeJS.ErrnoException) => error.code ?? error.message);

/** Attacks a site for a while, and sends messages from other addresses at the same time. */
export async function attack(url: string, durationMs: number): Promise<AttackResult> {
  const result: AttackResult = { sent: [], failures: [], waitsMs: [], answers: [] };
  const isOver = AbortSignal.timeout(durationMs);
  const agent = new Agent({ keepAlive: true });
  let number = 0;

  const flood = async ({ name, address, body }: Flood) => {
    while (!isOver.aborted) {
      number += 1;
      const answer = await statusOrError(post(url, body(number), address, agent));
      result.answers.push(`${name}: ${answer}`);
    }
  };
  const visit = async (visitor: number) => {
    const message = `Visitor ${visitor} under attack`;
    const from = performance.now();
    const address = `127.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
    const answer = await statusOrError(post(url, JSON.stringify(contactRow({ message })), address));
    result.waitsMs.push(performance.now() - from);
    if (answer === '201') result.sent.push(message);
    else result.failures.push(answer);
  };
  const visitAll = async () => {
    const visits: Promise<void>[] = [];
    for (let visitor = 0; !isOver.aborted; visitor += 1) {
      visits.push(visit(visitor));
      await pause(visitEveryMs);
    }
    await Promise.all(visits);
  };

  const attackers = floods.flatMap((one) => Array.from({ length: one.atOnce }, () => flood(one)));
  await Promise.all([visitAll(), ...attackers]);
  agent.destroy();
  return result;
}
