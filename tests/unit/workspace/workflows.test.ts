import { includedTags } from '@portfolio/words/included';
import { expect, test } from 'vitest';
import { filledIn, isRun, readWorkflows } from '../../harness/workflows.ts';

const workflows = readWorkflows();

test('"Make it yours" offers each language that the site has words in, and names it', () => {
  const { language } = workflows['begin.yml']?.on.workflow_dispatch?.inputs ?? {};
  expect(language?.options).toEqual(includedTags);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const tag of includedTags)
    expect(language?.description).toContain(`${tag} ${names.of(tag)}`);
});

const repository = { default_branch: 'trunk', has_pages: true };

/** The jobs that an event starts, each with its workflow. The jobs of a called workflow are under its own name. */
function jobsAfter(event_name: 'push' | 'pull_request', ref_name: string, event: object = {}) {
  const github = {
    event_name,
    ref_name,
    repository: 'ada/portfolio',
    event: { repository, ...event },
  };
  const jobsOf = (file: string, inputs: object): string[] => {
    const started = new Set<string>();
    const jobs = Object.entries(workflows[file]?.jobs ?? {});
    return jobs.flatMap(([name, job]) => {
      const areNeedsRun = [job.needs ?? []].flat().every((needed) => started.has(needed));
      if (!areNeedsRun || !isRun(job, { github, inputs })) return [];
      started.add(name);
      return job.uses ? jobsOf(job.uses.replace(/.*\//, ''), { called: true }) : `${file} ${name}`;
    });
  };
  return Object.entries(workflows)
    .filter(([, { on }]) => event_name in on)
    .flatMap(([file]) => jobsOf(file, {}))
    .sort();
}

test('a push to the default branch is tested once and published, whatever the name of the branch', () => {
  const all = ['chromatic.yml chromatic', 'ci.yml test', 'deploy.yml build', 'deploy.yml deploy'];
  expect(jobsAfter('push', 'trunk')).toEqual(all);
});

test('a push to another branch, and a pull request, are tested once and not published', () => {
  expect(jobsAfter('push', 'main')).toEqual(['ci.yml test']);
  const from = (full_name: string) => ({ pull_request: { head: { repo: { full_name } } } });
  expect(jobsAfter('pull_request', '7/merge', from('eve/portfolio'))).toEqual(['ci.yml test']);
  const own = ['chromatic.yml chromatic', 'ci.yml test'];
  expect(jobsAfter('pull_request', '7/merge', from('ada/portfolio'))).toEqual(own);
});

test('a push to another branch does not take the place of a publication that waits', () => {
  const { group = '' } = workflows['deploy.yml']?.concurrency ?? {};
  const groupOf = (branch: string) => filledIn(group, { github: { ref: `refs/heads/${branch}` } });
  expect(groupOf('topic')).not.toBe(groupOf('trunk'));
});

test('no workflow waits for a branch of a certain name', () => {
  const named = Object.values(workflows).flatMap(({ on }) => on.push?.branches ?? []);
  expect(new Set(named)).toEqual(new Set(['**']));
});
