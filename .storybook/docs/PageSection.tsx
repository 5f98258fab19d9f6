import type { ReactNode } from 'react';
import { DocLink } from './DocLink.tsx';
import * as styles from './page.css.ts';
import { anchorOf } from './sections.ts';

interface HeadingProps {
  children: string;
  /** The anchor; made from the text if left out. */
  id?: string;
}

/** A heading that can be linked to. */
export function PageHeading({ level, id, children }: HeadingProps & { level: 2 | 3 }) {
  const Tag = `h${level}` as const;
  const anchor = id ?? anchorOf(children);
  return (
    <Tag id={anchor} className={styles.headings[level]}>
      <DocLink to={`#${anchor}`} className={styles.headingLink}>
        {children}
      </DocLink>
    </Tag>
  );
}

/** A section of the page: one question and its answer. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <PageHeading level={2}>{title}</PageHeading>
      {children}
    </section>
  );
}
