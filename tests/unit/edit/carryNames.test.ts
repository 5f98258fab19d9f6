import { carryNames } from '@portfolio/tools/edit/carryNames';
import { type Change, changed, textChange } from '@portfolio/tools/edit/contentTree';
import { problemsIn } from '@portfolio/tools/edit/problemsIn';
import { describe, expect, test } from 'vitest';
import { edited, sampleTree, valuesIn } from './treeOf.ts';

const sample = sampleTree();

/** The content after a save, with all that belongs to it. */
function saved(tree: typeof sample, ...changes: Change[]) {
  const { changes: further, removed, kept } = carryNames(tree, changes);
  return { tree: changed(tree, [...changes, ...further]), further, removed, kept };
}

const rename = (from: string, to: string, tree = sample) =>
  edited(tree, 'projects.json', ({ projects }) => {
    projects.find(({ title }: { title: string }) => title === from).title = to;
  });

describe('a new name', () => {
  test('of a project is that of each place that names it, and of the links to it', () => {
    const { tree, removed } = saved(sample, rename('Drift Watch', 'Drift Watcher'));
    expect(removed).toEqual([]);
    expect(problemsIn(tree)).toEqual([]);
    expect(valuesIn(tree, 'owner.json').owner.resume.projects[0]).toBe('Drift Watcher');
    for (const text of tree.texts.values())
      expect(text).not.toMatch(/"Drift Watch"|\(#drift-watch\)/);
  });

  test.each([
    ['a skill', 'skills.json', ['skillCategories', 0, 'skills', 0, 'name'], 'spotlight.json'],
    ['a category', 'projectCategories.json', ['projectCategories', 0, 'name'], 'projects.json'],
  ])('of %s is that of each place that names it', (_, file, path, other) => {
    let old = '';
    const change = edited(sample, file, (values) => {
      const key = path.at(-1) as string;
      const entry = path.slice(0, -1).reduce((part, step) => part[step], values);
      old = entry[key];
      entry[key] = 'Another';
    });
    const { tree } = saved(sample, change);
    expect(problemsIn(tree)).toEqual([]);
    expect(sample.texts.get(other)).toContain(`"${old}"`);
    expect(tree.texts.get(other)).not.toContain(`"${old}"`);
    expect(tree.texts.get(other)).toContain('"Another"');
  });

  test('of the file of a case study is that of the links to it', () => {
    const text =
      '# Two\n\nSee [the other](drift-watch.md#what-i-would-do-again) and [it](drift-watch.md).\n\n`[it](drift-watch.md)`';
    const tree = sampleTree({ 'case-studies/two.md': text });
    const caseStudy = tree.texts.get('case-studies/drift-watch.md') ?? '';
    const { tree: after } = saved(
      tree,
      { name: 'case-studies/drift-watch.md' },
      textChange('case-studies/watch.md', caseStudy),
    );
    expect(after.texts.get('case-studies/two.md')).toContain('[it](watch.md).');
    // Code is no link.
    expect(after.texts.get('case-studies/two.md')).toContain('`[it](drift-watch.md)`');
    expect(after.texts.get('case-studies/two.md')).toContain('(watch.md#what-i-would-do-again)');
  });

  test('of the file of a case study is that of its translation, which goes when the case study goes', () => {
    const tree = sampleTree({ 'fr/case-studies/drift-watch.md': '# Dérive' });
    const gone = { name: 'case-studies/drift-watch.md' };
    const caseStudy = tree.texts.get(gone.name) ?? '';
    const renamed = saved(tree, gone, textChange('case-studies/watch.md', caseStudy));
    expect(renamed.removed).toEqual([]);
    expect(renamed.tree.texts.get('fr/case-studies/watch.md')).toBe('# Dérive');
    expect(renamed.tree.names).not.toContain('fr/case-studies/drift-watch.md');
    const removed = saved(tree, gone);
    expect(removed.removed).toEqual([
      { path: 'fr/case-studies/drift-watch.md', name: 'drift-watch' },
    ]);
    expect(removed.tree.names).not.toContain('fr/case-studies/drift-watch.md');
  });

  test('changes no file that has no part in it, and no other line of one that has', () => {
    const { further } = saved(sample, rename('Drift Watch', 'Drift Watcher'));
    expect(further.map(({ name }) => name)).not.toContain('about.json');
    for (const { name, bytes } of further) {
      const before = (sample.texts.get(name) ?? '').split('\n');
      const after = new TextDecoder().decode(bytes).split('\n');
      expect(after).toHaveLength(before.length);
      for (const [at, line] of after.entries()) {
        if (line !== before[at]) expect(line).toMatch(/Drift Watcher|drift-watcher/);
      }
    }
  });
});

describe('a name that is gone', () => {
  test('is told with each place that may go on to name it, and stays there', () => {
    const withoutSkill = edited(sample, 'skills.json', ({ skillCategories }) => {
      for (const category of skillCategories) {
        category.skills = category.skills.filter(({ name }: { name: string }) => name !== 'DVC');
      }
    });
    const withoutCategory = edited(sample, 'projectCategories.json', (values) => {
      values.projectCategories = values.projectCategories.slice(1);
    });
    for (const [change, place] of [
      [withoutSkill, /^projects\[\d+\]\.technologies/],
      [withoutCategory, /^projects\[\d+\]\.category$/],
    ] as const) {
      const { further, removed, kept } = saved(sample, change);
      expect(kept.map(({ path }) => path)).toContainEqual(expect.stringMatching(place));
      expect({ further, removed }).toEqual({ further: [], removed: [] });
    }
  });

  test('is told with each place, and is removed there', () => {
    const change = edited(sample, 'projects.json', (values) => {
      values.projects = values.projects.filter(
        ({ title }: { title: string }) =>
          !['Card Fraud Scoring', 'Edge Model Packager'].includes(title),
      );
    });
    const { tree, removed } = saved(sample, change);
    expect(removed.length).toBeGreaterThan(2);
    expect(new Set(removed.map(({ name }) => name))).toEqual(
      new Set(['Card Fraud Scoring', 'Edge Model Packager']),
    );
    // A quote is about its project.
    expect(valuesIn(tree, 'spotlight.json').spotlight.at(-1).quotes).toHaveLength(2);
    expect(valuesIn(tree, 'owner.json').owner.resume.projects).toHaveLength(2);
    expect(problemsIn(tree)).toEqual([]);
  });

  test('takes what is only about it along', () => {
    const change = edited(sample, 'skills.json', ({ skillCategories }) => {
      for (const category of skillCategories) {
        category.skills = category.skills.filter(({ name }: { name: string }) => name !== 'MLflow');
      }
    });
    const { tree } = saved(sample, change);
    const names = valuesIn(tree, 'spotlight.json').spotlight.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).not.toContain('MLflow');
    expect(problemsIn(tree)).toEqual([]);
  });

  test('of one entry is no rename of another that is new', () => {
    const change = edited(sample, 'projects.json', (values) => {
      values.projects.pop();
      const added = { title: 'A new one', description: 'Other.', category: 'MLOps' };
      values.projects.push({ ...added, technologies: ['Sand'] });
    });
    const { removed } = saved(sample, change);
    expect(removed.map(({ name }) => name)).toContain('Autograd from Scratch');
  });
});

test('a file that cannot be read stays as it is', () => {
  const skills = sample.texts.get('skills.json') ?? '';
  const tooLong = skills.replace('"MLflow"', JSON.stringify('x'.repeat(30_000)));
  const tree = sampleTree({ 'skills.json': tooLong });
  const { further } = saved(tree, rename('Drift Watch', 'Drift Watcher', tree));
  expect(further.map(({ name }) => name)).not.toContain('skills.json');
});

test('an entry that is added, moved or taken away names nothing else', () => {
  const change = edited(sample, 'projects.json', ({ projects }) => {
    projects.reverse();
    projects.push({ ...projects[0], title: 'One more', caseStudy: undefined });
  });
  const { removed, further } = saved(sample, change);
  expect(removed).toEqual([]);
  expect(further).toEqual([]);
});

describe('a translation', () => {
  const withFrench = (projects: unknown) =>
    sampleTree({ 'fr/projects.json': JSON.stringify({ projects }, null, 2) });

  test('keeps the entries that it translates under their new names', () => {
    const tree = withFrench([{ id: 'drift-watch', description: 'Surveille.' }]);
    const { tree: after } = saved(tree, rename('Drift Watch', 'Drift Watcher', tree));
    expect(valuesIn(after, 'fr/projects.json').projects).toEqual([
      { id: 'drift-watcher', description: 'Surveille.' },
    ]);
  });

  test('that names no entries has one for each, in their order', () => {
    const count = valuesIn(sample, 'projects.json').projects.length;
    const own = Array.from({ length: count }, (_, at) => ({ description: `No ${at}` }));
    const tree = withFrench(own);
    const change = edited(tree, 'projects.json', ({ projects }) => {
      projects.unshift({ ...projects.pop(), title: 'Renamed' });
      projects.splice(3, 1);
    });
    const { tree: after } = saved(tree, change);
    const kept = valuesIn(after, 'fr/projects.json').projects;
    expect(kept).toHaveLength(count - 1);
    expect(kept[0]).toEqual({ description: `No ${count - 1}` });
    expect(kept[1]).toEqual({ description: 'No 0' });
    expect(kept[3]).toEqual({ description: 'No 3' });
  });
});
