import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { Guide } from '../../stories/support/guide.ts';
import { DocLink, docsPath } from '../docs/DocLink.tsx';
import { StoryPicture } from '../docs/StoryPicture.tsx';
import { type Group, groups, pageId } from '../shared/groups.ts';
import * as styles from './gallery.css.ts';

/** A file of stories. The order in which it exports them is Storybook's. */
type StoriesFile = Record<string, StoryObj> & { default: Meta; __namedExportsOrder: string[] };

const files = import.meta.glob<StoriesFile>('../../stories/*/*.stories.tsx');

/** The first story of a file, and its component's purpose: loaded when they are first drawn. */
const contentOf = (load: () => Promise<StoriesFile>) =>
  lazy(async () => {
    const { default: meta, __namedExportsOrder: names, ...stories } = await load();
    const { purpose, stateWidth = 0 } = meta.parameters?.guide as Guide;
    const story = stories[names[0] ?? ''] as StoryObj;
    const zoom = Math.min(1, styles.INNER / stateWidth);
    return {
      default: ({ part }: { part: 'example' | 'purpose' }) =>
        part === 'purpose' ? (
          purpose.replaceAll('`', '')
        ) : (
          <div style={{ zoom }}>
            <StoryPicture meta={meta} story={story} />
          </div>
        ),
    };
  });

const components = Object.entries(files).flatMap(([path, load]) => {
  const [folder = '', name = ''] = path.replace('.stories.tsx', '').split('/').slice(-2);
  if (!Object.hasOwn(groups, folder)) return [];
  const { title } = groups[folder as keyof typeof groups];
  return [{ title, name, id: pageId(title, name), Content: contentOf(load) }];
});

/** The components of a group, by name. */
export const componentsOf = (group: Group) =>
  components.filter(({ title }) => title === group.title);

/** Whether the element is in the window, or has been, or soon will. */
function useNear<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear] as const;
}

/** Links and forms of an example lead out of the gallery. */
const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest('a[href], [type="submit"]')) event.preventDefault();
};

/** A component at work. A pointer can try it; the keyboard passes on to its page, where it can be tried too. */
export function Tile({ name, id, Content }: (typeof components)[number]) {
  const [tile, isNear] = useNear<HTMLLIElement>();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return (
    <li ref={tile} className={styles.tile}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer tries the example, whose page offers the same to the keyboard */}
      <div
        className={styles.stage}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onClickCapture={stay}
      >
        <div inert={!isPointed && !hasFocus} className={styles.example}>
          <Suspense>{isNear && <Content part="example" />}</Suspense>
        </div>
      </div>
      <div>
        <DocLink to={docsPath(id)} className={styles.name}>
          {name}
        </DocLink>
        <p className={styles.purpose}>
          <Suspense>{isNear && <Content part="purpose" />}</Suspense>
        </p>
      </div>
    </li>
  );
}
