import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reached, samples } from './samples.ts';

interface Stories {
  component: ComponentType<object>;
  args?: object;
}

const props = { className: 'given', style: { order: 7 }, 'data-testid': 'given' };

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../packages/ui/src/{primitives,patterns,portfolio}/*/index.ts',
  { eager: true },
);
const stories = Object.fromEntries(
  Object.entries(
    import.meta.glob<Stories>('../../../stories/*/*.stories.tsx', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, meta]) => [/(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path, meta]),
);
const storiesOf = (folder: string) => stories[folder];

/** What each folder exports and can be called, by a capital, but for providers. */
const components = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name, value]) => ({
      folder: path.split('/').at(-2) ?? path,
      name,
      component: value as ComponentType<object>,
    })),
);

/** The opening tag of the first element, or of the first `name`, past React's preload hints. */
function openingTag(html: string, name = '[a-z]+'): string {
  const tag = new RegExp(`<${name}(?=[ >])[^>]*>`);
  return tag.exec(html.replace(/^(<link rel="preload"[^>]*>)+/, ''))?.[0] ?? '';
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

test('every component has stories', () => {
  const folders = new Set(components.map(({ folder }) => folder));
  expect(folders.size).toBeGreaterThan(40);
  expect([...folders].filter((folder) => !storiesOf(folder))).toEqual([]);
});

describe.each(components)('$name', ({ folder, name, component }) => {
  const meta = storiesOf(folder);
  const args = samples[name] ?? (meta?.component === component ? (meta.args ?? {}) : undefined);
  const render = (given: object) => renderToString(createElement(component, { ...args, ...given }));

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('has a sample', () => {
    expect(args, 'add one to tests/unit/ui/samples.ts').toBeDefined();
  });

  test('hands class, style and other attributes to its element', () => {
    const tag = openingTag(render(props), reached[name]);
    expect(attribute(tag, 'class').split(' ')).toContain('given');
    expect(attribute(tag, 'style').split(';')).toContain('order:7');
    expect(attribute(tag, 'data-testid')).toBe('given');
  });

  test('keeps its own look beside the class that it is given', () => {
    const own = openingTag(render({ ...props, className: undefined }), reached[name]);
    const both = openingTag(render(props), reached[name]);
    const ownNames = attribute(own, 'class').split(' ').filter(Boolean);
    expect(attribute(both, 'class').split(' ')).toEqual([...ownNames, 'given']);
  });

  test('renders the same on every server, without a warning', () => {
    expect(render(props)).toBe(render(props));
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
