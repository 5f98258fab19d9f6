import { DocLink } from './DocLink.tsx';
import * as styles from './page.css.ts';
import { anchorOf } from './sections.ts';

/** Links to the sections of the page, beside it in a wide window. */
export function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p className={styles.contentsTitle}>On this page</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <DocLink to={`#${anchorOf(title)}`}>{title}</DocLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
