import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from '../../unit/backend/support/servers.ts';

/** The faults of a request between a visitor and the site. */
export const faults = [
  'the answer comes after the visitor has given up',
  'the answer is lost',
  'the answer is cut in its first line',
  'the answer is cut in its body',
  'the request comes twice',
  'the request is cut in its body',
  'nothing',
] as const;

export type Fault = (typeof faults)[number];

interface Answer {
  status: number;
  body: Buffer;
}

interface Call {
  response: ServerResponse;
  body: Buffer;
  /** Makes the visitor give up. */
  giveUp: () => void;
  /** Passes the request on; the body may be shorter than announced. */
  pass: (body?: Buffer) => Promise<Answer>;
}

function reply({ response }: Call, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const inflict: Record<Fault, (call: Call) => Promise<unknown>> = {
  async 'the answer comes after the visitor has given up'({ response, giveUp, pass }) {
    const left = once(response, 'close');
    giveUp();
    await Promise.all([left, pass()]);
  },
  async 'the answer is lost'({ response, pass }) {
    await pass();
    response.destroy();
  },
  async 'the answer is cut in its first line'({ response, pass }) {
    const { status } = await pass();
    response.socket?.end(`HTTP/1.1 ${status}`);
  },
  async 'the answer is cut in its body'({ response, pass }) {
    const { status } = await pass();
    response.writeHead(status, { 'content-length': 100 }).write('{');
    response.socket?.end();
  },
  async 'the request comes twice'(call) {
    const [, second] = await Promise.all([call.pass(), call.pass()]);
    reply(call, second);
  },
  async 'the request is cut in its body'({ response, body, pass }) {
    await pass(body.subarray(0, body.length / 2)).catch(() => undefined);
    response.destroy();
  },
  async nothing(call) {
    reply(call, await call.pass());
  },
};

/** Sends a request on; a body that is shorter than announced ends with the connection. */
async function pass(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const upstream = request(new URL(url ?? '/', target), { method, headers, agent: false });
  const isWhole = body.length === Number(headers['content-length'] ?? 0);
  if (isWhole) upstream.end(body);
  else upstream.write(body, () => upstream.destroy());
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await buffer(answer) };
}

/** A proxy before a site. */
export interface FaultyProxy {
  url: string;
  /** Makes the visitor who sent this body give up waiting; set by the test that plays the visitors. */
  giveUp: (body: string) => void;
}

/** Puts a proxy before a site for the test that is running. Requests suffer the faults in turn. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let count = 0;
  const { url } = await serve(async (incoming, response) => {
    const body = await buffer(incoming);
    const fault = faults[count++ % faults.length] ?? 'nothing';
    const call: Call = {
      response,
      body,
      giveUp: () => proxy.giveUp(body.toString()),
      pass: (part = body) => pass(target, incoming, part),
    };
    await inflict[fault](call).catch(() => response.destroy());
  });
  const proxy: FaultyProxy = { url, giveUp: () => undefined };
  return proxy;
}
