import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { groups } from '../../../.storybook/groups.ts';
import type { Guide } from '../../../stories/support/guide.ts';

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
  guide: Guide | undefined;
}

const modules = import.meta.glob<Exports>(
  '../../../packages/ui/src/{primitives,patterns,portfolio}/*/index.ts',
  { eager: true },
);
const storyModules = import.meta.glob<Exports>(
  ['../../../stories/*/*.stories.tsx', '!../../../stories/{foundations,pages}/*'],
  { eager: true },
);
const guideModules = import.meta.glob<Guide>('../../../stories/*/*.guide.tsx', {
  eager: true,
  import: 'guide',
});

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

/** The stories of components; those of foundations and whole pages have no guide. */
export const storyFiles: readonly StoryFile[] = Object.entries(storyModules)
  .map(([path, { default: meta, ...stories }]) => ({
    ...placeOf(path),
    meta: meta as Meta,
    stories: stories as Record<string, StoryObj>,
    guide: (meta as Meta).parameters?.guide as Guide | undefined,
  }))
  .filter(({ group }) => Object.hasOwn(groups, group));

/** The guides, each by its group and name: `actions/Button`. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  Object.entries(guideModules).map(([path, guide]) => {
    const { group, name } = placeOf(path);
    return [`${group}/${name}`, guide];
  }),
);

/** The lists of variants that a folder exports, such as `buttonSizes`, by name. */
export const variantsOf = (folder: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(folders.get(folder) ?? {}).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string'),
    ),
  );
