import { DocLink, docsPath } from '../docs/DocLink.tsx';
import { headings, title } from '../docs/page.css.ts';
import { anchorOf } from '../docs/sections.ts';
import { type Group, groups } from '../shared/groups.ts';
import * as styles from './gallery.css.ts';
import { componentsOf, Tile } from './Tile.tsx';

const IMPORTS = `import '@portfolio/ui/global'; // once
import { Button } from '@portfolio/ui/Button';`;

const GroupOfTiles = ({ group }: { group: Group }) => (
  <section>
    <div className={styles.head}>
      <h2 id={anchorOf(group.title)} className={headings[2]}>
        {group.title}
      </h2>
      <p>{group.rule}</p>
    </div>
    <ul className={styles.tiles}>
      {componentsOf(group).map((component) => (
        <Tile key={component.id} {...component} />
      ))}
    </ul>
  </section>
);

/** The start page: every component at work, in groups by purpose. */
export const Gallery = () => (
  <div className={styles.gallery}>
    <header className={styles.top}>
      <h1 className={title}>What do you want to do?</h1>
      <pre className={styles.imports}>
        <code>{IMPORTS}</code>
      </pre>
    </header>
    {[...new Set<Group>(Object.values(groups))].map((group) => (
      <GroupOfTiles key={group.title} group={group} />
    ))}
    <p className={styles.more}>
      Change something: <DocLink to={docsPath('foundations-colours--docs')}>a token</DocLink>,{' '}
      <DocLink to={docsPath('contributing--docs')}>a component</DocLink>,{' '}
      <DocLink to={docsPath('accessibility--docs')}>accessibility</DocLink>.
    </p>
  </div>
);
