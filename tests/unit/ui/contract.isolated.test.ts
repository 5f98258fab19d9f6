import { createElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { components, storyFiles } from './catalogue.ts';
import { reached, samples } from './samples.ts';

/** The HTML elements that JSX has made since the test began, and the refs that were passed on by hand. */
const made = vi.hoisted(() => ({
  elements: [] as Record<string, unknown>[],
  handles: [] as [ref: unknown, create: () => unknown][],
}));

/** A module of React's that makes elements, and records those of HTML. */
async function recordElements(load: () => Promise<Record<string, unknown>>) {
  const module = await load();
  const record = (make: unknown) =>
    typeof make === 'function'
      ? (type: unknown, props: Record<string, unknown>, ...rest: unknown[]) => {
          if (typeof type === 'string') made.elements.push(props);
          return make(type, props, ...rest);
        }
      : make;
  return {
    ...module,
    jsx: record(module.jsx),
    jsxs: record(module.jsxs),
    jsxDEV: record(module.jsxDEV),
  };
}

vi.mock('react/jsx-runtime', recordElements);
vi.mock('react/jsx-dev-runtime', recordElements);
// On the server it does nothing, so the handle is requested here.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useImperativeHandle: (ref: unknown, create: () => unknown) => made.handles.push([ref, create]),
}));

const props = { className: 'given', style: { order: 7 }, 'data-testid': 'given' };

const stories = new Map(storyFiles.map(({ name, meta }) => [name, meta]));

/** The opening tag of the first element, or of the first `name`, past React's preload hints. */
function openingTag(html: string, name = '[a-z]+'): string {
  const tag = new RegExp(`<${name}(?=[ >])[^>]*>`);
  return tag.exec(html.replace(/^(<link rel="preload"[^>]*>)+/, ''))?.[0] ?? '';
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

describe.each(components)('$name', ({ folder, name, component }) => {
  const meta = stories.get(folder);
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

  test('passes class, style and other attributes to its element', () => {
    const tag = openingTag(render(props), reached[name]);
    expect(attribute(tag, 'class').split(' ')).toContain('given');
    expect(attribute(tag, 'style').split(';')).toContain('order:7');
    expect(attribute(tag, 'data-testid')).toBe('given');
  });

  test('passes its ref to the same element', () => {
    const ref = createRef();
    made.elements.length = 0;
    made.handles.length = 0;
    render({ ...props, ref });
    const element = made.elements.find((given) => given['data-testid'] === 'given');
    const [, create] = made.handles.find(([handed]) => handed === ref) ?? [];
    if (!create) return expect(element?.ref).toBe(ref);
    // The component has a ref of its own, and passes its element on.
    const node = {};
    Object.assign(Object(element?.ref), { current: node });
    expect(create()).toBe(node);
  });

  test('keeps its own look besides the class that it is given', () => {
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
