import type { ComponentProps, ReactNode } from 'react';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { Portrait, type PortraitProps } from '../Portrait/index.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends ComponentProps<'header'> {
  /** The owner's name. */
  name: string;
  /** The owner's job title. */
  jobTitle: string;
  /** The owner's work, in a sentence. */
  tagline?: string | undefined;
  /** The owner's picture with its text alternative. The initials show if there is none, or if it fails to load. */
  portrait?: PortraitProps['picture'];
  /** Downloads, as `quiet` links with short labels. */
  actions: ReactNode;
  /** Settings of the site, such as a `ThemeChoice`, after the actions or next to the tagline. */
  controls?: ReactNode;
  /**
   * Whether the page's heading already shows the name, picture and downloads (`PageHeading` with a `byline`). The header
   * then leaves them out. In a narrow window, it is one row at the top of the window, behind that heading. Visitors see
   * the row once the heading has scrolled away, or when one of its links gets the focus. It takes no room and needs no
   * script.
   * @default false
   * @selector [data-after-heading]
   */
  afterHeading?: boolean;
}

/** The top of every page: the owner's name, and the downloads. It belongs into a `PageFrame`, on the navigation's line. */
export function SiteHeader({
  name,
  jobTitle,
  tagline,
  portrait,
  actions,
  controls,
  afterHeading = false,
  className,
  ...rest
}: SiteHeaderProps) {
  return (
    <header
      {...rest}
      data-after-heading={afterHeading ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.bar}>
        <Portrait name={name} picture={portrait} size="header" />
        <div className={styles.words}>
          <div className={styles.identity}>
            <p className={cx(displayText, styles.name)}>{name}</p>
            <p className={cx(axisLabel, styles.jobTitle)}>{jobTitle}</p>
          </div>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
      </div>
      {controls && <div className={styles.controls}>{controls}</div>}
    </header>
  );
}
