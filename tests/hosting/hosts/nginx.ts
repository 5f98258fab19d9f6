import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@portfolio/backend/rest/freePort';
import type { Build } from '../builds.ts';
import type { Host, Served } from './Host.ts';

/** A server as in the README, next to another site's files; everything that nginx writes is in `own`. */
const configuration = ({ root, folder }: Build, own: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${own}/nginx.pid;
error_log ${own}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${folder}/nginx.conf;
  }
}
`;

/** The real nginx, with the file that the build writes. */
export const nginxAt = (program: string): Host => ({
  name: 'nginx',
  sendsHeaders: true,
  aliases: ['skills.html', 'skills/'],
  async serve(build): Promise<Served> {
    const own = await mkdtemp(join(tmpdir(), 'portfolio-nginx-'));
    const port = await findFreePort();
    await writeFile(join(own, 'nginx.conf'), configuration(build, own, port));
    // Returns when it listens.
    await promisify(execFile)(program, ['-p', own, '-c', join(own, 'nginx.conf')]);
    return {
      origin: `http://localhost:${port}`,
      async close() {
        process.kill(Number(await readFile(join(own, 'nginx.pid'), 'utf8')), 'SIGTERM');
        await rm(own, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
});
