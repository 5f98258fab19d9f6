import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { groups } from '../../../.storybook/shared/groups.ts';

type Exports = Record<string, unknown>;

/** A component that the library exports. */
export interface Component {
  /** The folder in `packages/ui/src`, which is also the name of its entry in the package. */
  folder: string;
  name: string;
  component: ComponentType<object>;
}

/** A file of stories in the folder of a group. */
export interface StoryFile {
  group: string;
  name: string;
  meta: Meta;
  stories: Record<string, StoryObj>;
}

const modules = import.meta.glob<Exports>(
  '../../../packages/ui/src/{primitives,patterns,portfolio}/*/index.ts',
  { eager: true },
);
const storyModules = import.meta.glob<Exports>(
  ['../../../stories/*/*.stories.tsx', '!../../../stories/{foundations,pages}/*'],
  { eager: true },
);

/** The folder and the name of a file: `stories/actions/Button.stories.tsx` is `actions`, `Button`. */
const placeOf = (path: string) => {
  const [, group = '', name = ''] = /([^/]+)\/(\w+)\.\w+\.tsx$/.exec(path) ?? [];
  return { group, name };
};

/** What each folder of the library exports. */
export const folders: ReadonlyMap<string, Exports> = new Map(
  Object.entries(modules).map(([path, exports]) => [path.split('/').at(-2) ?? path, exports]),
);

/** What each folder exports and can be called, by a capital, but for providers. */
export const components: readonly Component[] = [...folders].flatMap(([folder, exports]) =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name, value]) => ({ folder, name, component: value as ComponentType<object> })),
);

/** The stories of components. */
export const storyFiles: readonly StoryFile[] = Object.entries(storyModules)
  .map(([path, { default: meta, ...stories }]) => ({
    ...placeOf(path),
    meta: meta as Meta,
    stories: stories as Record<string, StoryObj>,
  }))
  .filter(({ group }) => Object.hasOwn(groups, group));
