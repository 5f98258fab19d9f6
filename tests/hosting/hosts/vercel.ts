import { readFileSync } from 'node:fs';
import { behindFront } from './behindFront.ts';
import { cleanUrls } from './cleanUrls.ts';
import type { Host } from './Host.ts';
import { serveByRules } from './serveByRules.ts';

interface VercelFile {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** The headers that `vercel.json` asks for at a path; its patterns here are plain expressions. */
function headersFor({ headers }: VercelFile, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

/** Vercel with `vercel.json`: `cleanUrls`, no `trailingSlash` (vercel.com/docs/project-configuration). */
export const vercel: Host = {
  name: 'Vercel',
  sendsHeaders: true,
  sendsPolicy: false,
  aliases: ['skills.html', 'skills/'],
  walkedAt: 'at the root of a domain',
  async serve({ folder, base }) {
    const file = JSON.parse(readFileSync('vercel.json', 'utf8')) as VercelFile;
    const rules = { answer: cleanUrls, headers: (path: string) => headersFor(file, path) };
    return behindFront(base, await serveByRules(folder, rules));
  },
};
