import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { isToken } from '@portfolio/data/contact/keyHeaders';
import { serve } from '../../unit/backend/support/servers.ts';
import type { Rest } from './rest.ts';

/** A hosted project's address before PostgREST. */
export interface Project {
  url: string;
  /** Asked about each path: whether the connection breaks before it. */
  breaksBefore: (path: string) => boolean;
  /** The headers of the requests that have come. */
  received: IncomingHttpHeaders[];
}

/** The owner's secret key in the form that isn't a token. */
export const LOCAL_SECRET_KEY = 'sb_secret_local_portfolio';

const passedOn = [
  'accept',
  'accept-profile',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
] as const;

/**
 * A gateway as a hosted project has one, for the test that is running: unlike the embedded one, it also
 * takes the owner's secret key, and anyone on the Internet can reach it. It gives a token to callers with
 * the secret key, and passes an `Authorization` on as it is, so that PostgREST judges that.
 */
export async function startProject(rest: Rest): Promise<Project> {
  const { url } = await serve(async (request, response) => {
    const { method = 'GET', headers } = request;
    const path = (request.url ?? '').replace(/^\/rest\/v1/, '');
    project.received.push(headers);
    if (project.breaksBefore(path)) return void request.socket.destroy();
    const isOwner = headers.apikey === LOCAL_SECRET_KEY;
    const isKnown = isOwner || headers.apikey === LOCAL_ANON_KEY;
    // PostgREST itself looks at a token's signature.
    if (!isKnown && !isToken(String(headers.apikey))) {
      response.writeHead(401).end(JSON.stringify({ message: 'Invalid API key' }));
      return;
    }
    const body = await text(request);
    const answer = await fetch(rest.restUrl + path, {
      method,
      headers: {
        ...(isOwner && { authorization: `Bearer ${await rest.serviceRoleKey()}` }),
        ...Object.fromEntries(
          passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
        ),
        'cf-connecting-ip': '203.0.113.9',
      },
      ...(body ? { body } : {}),
    });
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'content-range': answer.headers.get('content-range') ?? '*/*',
    });
    response.end(await answer.text());
  });
  const project: Project = { url, breaksBefore: () => false, received: [] };
  return project;
}
