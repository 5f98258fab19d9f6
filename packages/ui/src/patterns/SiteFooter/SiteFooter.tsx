import { type ComponentProps, type ReactNode, useId } from 'react';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { IconLink, type IconLinkProps } from '../../primitives/IconLink/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** Links to profiles elsewhere. */
  links: readonly Pick<IconLinkProps, 'icon' | 'label' | 'href' | 'external'>[];
  /** The name of the links, shown before them. */
  label: string;
  /** The copyright line. */
  copyright: string;
  /** Links after the copyright line, such as to a privacy notice. */
  legal?: readonly { label: string; href: string; external?: boolean }[];
  /** Settings of the site, such as a `MotionChoice`. */
  controls?: ReactNode;
}

/** The end of every page. */
export function SiteFooter({
  links,
  label,
  copyright,
  legal = [],
  controls,
  className,
  ...rest
}: SiteFooterProps) {
  const labelId = useId();
  return (
    <footer {...rest} className={cx(styles.root, className)}>
      {links.length > 0 && (
        <section aria-labelledby={labelId} className={styles.links}>
          <h2 id={labelId} className={cx(axisLabel, styles.label)}>
            {label}
          </h2>
          <Cluster>
            {links.map((link) => (
              <IconLink key={link.href} labelled="wide" {...link} />
            ))}
          </Cluster>
        </section>
      )}
      <p className={axisLabel}>{copyright}</p>
      {legal.map(({ label, ...link }) => (
        <Link key={link.href} {...link} className={cx(axisLabel, styles.legal)}>
          {label}
        </Link>
      ))}
      {controls && <div className={styles.controls}>{controls}</div>}
    </footer>
  );
}
