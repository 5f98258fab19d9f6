import facts from 'virtual:component-facts';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Guide } from '../../stories/support/guide.ts';
import { isState } from '../shared/tags.ts';

/** A story, as Storybook has read it. */
export type PageStory = PreparedStory;

/** A function component, as far as a docs page needs to know it. */
export type DocumentedComponent = { displayName?: string; name?: string };

/** What a page is made from: the stories of a file. */
interface PageData {
  /** The last part of the title: `Button`. */
  name: string;
  /** What the comment above the file's `meta` says, where there is no guide. */
  description: string | undefined;
  stories: readonly PageStory[];
  /** Those that show a state. */
  states: readonly PageStory[];
  /** The `meta` of the stories file. */
  meta: Meta;
  guide: Guide | undefined;
  /** The component and its subcomponents, by their names. */
  components: Record<string, DocumentedComponent>;
}

/** The data of the page that is shown. */
export function usePageData(): PageData {
  const stories = useContext(DocsContext).componentStories() as unknown as PageStory[];
  const { csfFile } = useOf('meta', ['meta']);
  const first = stories[0];
  const component = first?.component as DocumentedComponent | undefined;
  const own = component?.displayName ?? component?.name;
  return {
    name: first?.title.split('/').at(-1) ?? '',
    description: first?.parameters.docs?.description?.component,
    stories,
    states: stories.filter(isState),
    meta: csfFile.moduleExports.default,
    guide: first?.parameters.guide as Guide | undefined,
    components: {
      ...(component && own && { [own]: component }),
      ...(first?.subcomponents as Record<string, DocumentedComponent> | undefined),
    },
  };
}

/** What is known about the files of a component; undefined for the site's pages and foundations. */
export const factsOf = (component: string) => facts.components[component];

/** The docs page of a component or a foundation, by its name; undefined if it has none. */
export const pageOf = (name: string) => facts.pages[name];

/** Where a file of the repository can be read on the web; undefined if the build doesn't know. */
export const sourceAddress = (path: string) => facts.repository && `${facts.repository}${path}`;
