import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { components, storyFiles } from '../workshop/catalogue.ts';
import { reached, samples } from './samples.ts';

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
