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
  /** A setting of the site, such as a `ThemeChoice`, after the actions. */
  controls?: ReactNode;
  /** A `LanguageChoice`, at the end of the tagline's line. */
  languages?: ReactNode;
}

/** The top of every page: whose site it is, and the downloads. The navigation comes after it (`PageFrame`). */
export function SiteHeader({
  name,
  jobTitle,
  tagline,
  portrait,
  actions,
  controls,
  languages,
  className,
  ...rest
}: SiteHeaderProps) {
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <div className={styles.masthead}>
        <Portrait name={name} picture={portrait} className={styles.portrait} />
        <div className={styles.identity}>
          <p className={cx(displayText, styles.name)}>{name}</p>
          <p className={cx(axisLabel, styles.jobTitle)}>{jobTitle}</p>
          {(actions || controls) && (
            <div className={styles.end}>
              {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
              {controls}
            </div>
          )}
        </div>
        {(tagline || languages) && (
          <div className={styles.below}>
            {tagline && <p className={styles.tagline}>{tagline}</p>}
            {languages}
          </div>
        )}
      </div>
    </header>
  );
}
