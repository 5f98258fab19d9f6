import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { Guide, State } from '../../stories/support/guide.ts';
import { DocLink, docsPath } from '../docs/DocLink.tsx';
import { StateCell } from '../docs/StateCell.tsx';
import type { GuideSummary } from '../guides/readGuides.ts';
import * as styles from './gallery.css.ts';

/** What the guide shows in its tile: a state, or the example of its anatomy. */
const tileOf = ({ tile, states, anatomy }: Guide): State =>
  states.flatMap((row) => row.states).find(({ name }) => name === tile) ?? {
    name: 'example',
    ...anatomy,
  };

const modules = import.meta.glob<Guide>('../../stories/*/*.guide.tsx', { import: 'guide' });

/** The examples by the paths of their guides, each loaded when it is first drawn. */
const examples = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [
    path,
    lazy(async () => {
      const guide = await load();
      const zoom = Math.min(1, styles.INNER / (guide.stateWidth ?? 0));
      return {
        default: () => (
          <div style={{ zoom }}>
            <StateCell state={tileOf(guide)} />
          </div>
        ),
      };
    }),
  ]),
);

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
export function Tile({ guide: { name, id, path, purpose } }: { guide: GuideSummary }) {
  const [tile, isNear] = useNear<HTMLLIElement>();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const Example = examples[`../../stories/${path}.guide.tsx`];
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
          <Suspense>{isNear && Example && <Example />}</Suspense>
        </div>
      </div>
      <div>
        <DocLink to={docsPath(id)} className={styles.name}>
          {name}
        </DocLink>
        <p className={styles.purpose}>{purpose.replaceAll('`', '')}</p>
      </div>
    </li>
  );
}
