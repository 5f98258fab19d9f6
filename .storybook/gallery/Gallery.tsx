import guides from 'virtual:guides';
import { useDeferredValue, useId, useState } from 'react';
import { DocLink, docsPath } from '../docs/DocLink.tsx';
import { headings, title } from '../docs/page.css.ts';
import { anchorOf } from '../docs/sections.ts';
import { type Group, groups } from '../groups.ts';
import { findGuides } from '../guides/findGuides.ts';
import type { GuideSummary } from '../guides/readGuides.ts';
import * as styles from './gallery.css.ts';
import { Tile } from './Tile.tsx';

const IMPORTS = `import '@portfolio/ui/global'; // once
import { Button } from '@portfolio/ui/Button';`;

const Tiles = ({ shown }: { shown: readonly GuideSummary[] }) => (
  <ul className={styles.tiles}>
    {shown.map((guide) => (
      <Tile key={guide.id} guide={guide} />
    ))}
  </ul>
);

const GroupOfTiles = ({ group }: { group: Group }) => (
  <section>
    <div className={styles.head}>
      <h2 id={anchorOf(group.title)} className={headings[2]}>
        {group.title}
      </h2>
      <p>{group.rule}</p>
    </div>
    <Tiles shown={guides.filter((guide) => guide.group === group.title)} />
  </section>
);

/** The start page: every component at work, in groups by purpose; typing leaves those that fit. */
export function Gallery() {
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question.trim());
  const found = findGuides(guides, asked);
  const id = useId();
  return (
    <div className={styles.gallery}>
      <header className={styles.top}>
        <div>
          <h1 className={title}>
            <label htmlFor={id}>What do you want to do?</label>
          </h1>
          <input
            id={id}
            className={styles.question}
            type="search"
            placeholder="show a status after saving"
            autoComplete="off"
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <p role="status" className={styles.count}>
            {asked &&
              (found.length === 0
                ? 'No component fits. Try another word.'
                : `${found.length} of ${guides.length} components`)}
          </p>
        </div>
        <pre className={styles.imports}>
          <code>{IMPORTS}</code>
        </pre>
      </header>
      {asked ? (
        <Tiles shown={found} />
      ) : (
        [...new Set<Group>(Object.values(groups))].map((group) => (
          <GroupOfTiles key={group.title} group={group} />
        ))
      )}
      <p className={styles.more}>
        Change something: <DocLink to={docsPath('foundations-colours--docs')}>a token</DocLink>,{' '}
        <DocLink to={docsPath('contributing--docs')}>a component</DocLink>,{' '}
        <DocLink to={docsPath('accessibility--docs')}>accessibility</DocLink>.
      </p>
    </div>
  );
}
