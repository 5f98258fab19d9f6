import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeContent } from '@portfolio/cli/content/writeContent';
import { fromResume } from '@portfolio/data/jsonResume/fromResume';
import type { Content } from '@portfolio/data/schema/content';
import { ownContentFolder } from '@portfolio/publish/content/folders';
import sharp from 'sharp';
import { viteArgs } from '../harness/nodeCalls.ts';
import { OWN_BACKEND } from '../harness/ownBackend.ts';
import { foreignResume } from '../unit/jsonResume/foreignSamples.ts';
import { sample, sampleNames } from '../unit/jsonResume/samples.ts';

/** Where the sites of these tests are published. */
export const URL_OF_OWNER = 'https://owner.example.org/me';

/** A site that was built for an owner. */
export interface OwnersSite {
  /** The résumé it was made from. */
  name: string;
  content: string;
  dist: string;
}

const publishedSample = createRequire(import.meta.url).resolve(
  '@jsonresume/schema/sample.resume.json',
);

/** The résumé in the shape of another tool whose facts are looked for on the pages. */
export const FOREIGN = 'harbourmaster';

/** Our own résumés, that of another tool, and the one that the schema's authors publish with it. */
async function resumes(): Promise<[name: string, resume: unknown][]> {
  return [
    ...sampleNames.map((name): [string, unknown] => [name, sample(name)]),
    [FOREIGN, foreignResume(FOREIGN)],
    ['published', JSON.parse(await readFile(publishedSample, 'utf8'))],
  ];
}

/** The résumé whose owner adds a photo of their own, as a camera makes it. */
export const WITH_PHOTO = 'designer';

async function addPhoto(folder: string, content: Content) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg()
    .toFile(join(folder, 'files/images/me.jpg'));
  content.owner.portrait = { src: 'images/me.jpg', alt: 'The owner among drawings' };
}

async function build(content: string, dist: string) {
  const args = viteArgs(['build', `--outDir=${dist}`]);
  const env = {
    ...process.env,
    ...OWN_BACKEND,
    NODE_ENV: 'production',
    SITE_URL: '',
    PORTFOLIO_CONTENT: content,
  };
  await promisify(execFile)(process.execPath, args, { env });
}

/** Puts each résumé in the place of the sample's owner, as `npm run import` does, and builds the site. */
export async function buildOwners() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-owners-'));
  const sites: OwnersSite[] = [];
  const waiting = await resumes();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, resume] = next;
      const site = {
        name,
        content: join(folder, name, 'content'),
        dist: join(folder, name, 'dist'),
      };
      // The pictures of the sample are there, as in a copy that was just cloned.
      await cp(ownContentFolder, site.content, { recursive: true });
      const { content } = fromResume(resume, { year: 2026, siteUrl: URL_OF_OWNER });
      if (name === WITH_PHOTO) await addPhoto(site.content, content);
      await writeContent(site.content, content);
      await build(site.content, site.dist);
      sites.push(site);
    }
  };
  // As many as there are processors on the machine that checks this.
  await Promise.all([worker(), worker()]);
  return { sites, remove: () => rm(folder, { recursive: true, force: true }) };
}
