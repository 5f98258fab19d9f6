import type { ComponentProps, ReactNode } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Picture, type PictureProps } from '../../primitives/Picture/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { initialsOf } from '../../text/initialsOf.ts';
import { portraitSize } from '../../tokens/scales.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends ComponentProps<'header'> {
  /** The owner's name. */
  name: string;
  /** The owner's job title. */
  jobTitle: string;
  /** What the owner does, in a sentence. */
  tagline?: string | undefined;
  /**
   * The owner's picture, 48 px wide and high, 40 px on a phone, with its text alternative. The
   * initials show if there is none or it fails to load.
   */
  portrait?: Pick<PictureProps, 'alt' | 'placeholder' | 'sources' | 'src'> | undefined;
  /** Downloads, as `quiet` links, at the end of the name's line. */
  actions: ReactNode;
  /** Settings of the site, such as a `ThemeChoice`, after the actions or beside the tagline. */
  controls?: ReactNode;
}

/** The top of every page: whose site this is, and the downloads. */
export function SiteHeader({
  name,
  jobTitle,
  tagline,
  portrait,
  actions,
  controls,
  className,
  ...rest
}: SiteHeaderProps) {
  const { hasFailed, imageProps } = useImageFailure(portrait?.src);
  return (
    <header {...rest} className={cx(styles.root, className)}>
      {portrait && !hasFailed ? (
        <Picture
          {...portrait}
          {...imageProps}
          src={portrait.src}
          width={portraitSize.header}
          height={portraitSize.header}
          // Without this, React would preload it before everything else.
          fetchPriority="low"
          className={cx(styles.portrait, styles.picture)}
          // For a picture that fails before hydration.
          data-initials={initialsOf(name)}
        />
      ) : (
        <span aria-hidden="true" className={cx(displayText, styles.portrait, styles.monogram)}>
          {initialsOf(name)}
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.identity}>
          <p className={cx(displayText, styles.name)}>{name}</p>
          <p className={cx(axisLabel, styles.jobTitle)}>{jobTitle}</p>
        </div>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
      </div>
      {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
      {controls && <div className={styles.controls}>{controls}</div>}
    </header>
  );
}
