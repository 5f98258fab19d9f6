import { existsSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actionSamples } from './actionSamples.tsx';
import { cardSamples } from './cardSamples.tsx';
import { pieceSamples } from './pieceSamples.tsx';
import type { SampleTable } from './sample.ts';
import { skillSamples } from './skillSamples.tsx';

const samples: SampleTable = { ...actionSamples, ...cardSamples, ...pieceSamples, ...skillSamples };

const props = { className: 'given', style: { order: 7 }, 'data-testid': 'given' };

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../packages/ui/src/{primitives,patterns,portfolio}/*/index.ts',
  { eager: true },
);

/** The components of each folder: what it exports and can be called, by a capital. */
const components = Object.entries(modules).map(([path, exports]) => {
  const names = Object.keys(exports).filter(
    (name) => /^[A-Z]/.test(name) && typeof exports[name] === 'function',
  );
  return [path.split('/').at(-2) ?? path, names] as const;
});

const table = Object.values(samples).flatMap((folder) => Object.entries(folder));

/** The opening tag of the first element, or of the first `name`, past React's preload hints. */
function openingTag(html: string, name = '[a-z]+'): string {
  const tag = new RegExp(`<${name}(?=[ >])[^>]*>`);
  return tag.exec(html.replace(/^(<link rel="preload"[^>]*>)+/, ''))?.[0] ?? '';
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

describe('the table of samples', () => {
  test('names every folder of components', () => {
    expect(Object.keys(samples).sort()).toEqual(components.map(([folder]) => folder).sort());
  });

  test.each(components)('has a sample of every component of %s', (folder, names) => {
    expect(Object.keys(samples[folder] ?? {}).sort()).toEqual([...names].sort());
  });
});

test.each(components)('%s has its stories', (folder) => {
  expect(existsSync(`stories/components/${folder}.stories.tsx`)).toBe(true);
});

describe.each(table)('%s', (_name, { render, reaches }) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('hands class, style and other attributes to its element', () => {
    const tag = openingTag(renderToString(render(props)), reaches);
    expect(attribute(tag, 'class').split(' ')).toContain('given');
    expect(attribute(tag, 'style').split(';')).toContain('order:7');
    expect(attribute(tag, 'data-testid')).toBe('given');
  });

  test('keeps its own look beside the class that it is given', () => {
    const own = openingTag(renderToString(render({ ...props, className: undefined })), reaches);
    const both = openingTag(renderToString(render(props)), reaches);
    const ownNames = attribute(own, 'class').split(' ').filter(Boolean);
    expect(attribute(both, 'class').split(' ')).toEqual([...ownNames, 'given']);
  });

  test('renders the same on every server, without a warning', () => {
    expect(renderToString(render(props))).toBe(renderToString(render(props)));
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
