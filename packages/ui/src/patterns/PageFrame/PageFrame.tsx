import { common } from '@portfolio/words';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './PageFrame.css.ts';
import { useReturningNav } from './useReturningNav.ts';

export interface PageFrameProps extends ComponentProps<'div'> {
  /** The owner, a `SiteHeader`. */
  header: ReactNode;
  /** The links between pages, a `SiteNav`. */
  nav: ReactNode;
  /** The end of the page, a `SiteFooter`. */
  footer: ReactNode;
  /**
   * Decoration such as a `ParticleCanvas`, between the content and the footer. It isn't printed.
   */
  background?: ReactNode;
  /** The `<main>` element, which gets the focus after a change of page. */
  mainRef?: Ref<HTMLElement>;
}

/**
 * The frame that all pages share: skip link, header, navigation, main content, footer. In a narrow window the navigation
 * is above the header, and returns when the visitor scrolls up.
 *
 * @selector [data-place="away" | "back" | "leaving"] of the navigation's place, once the visitor has scrolled past it
 */
export function PageFrame({
  header,
  nav,
  footer,
  background,
  mainRef,
  className,
  children,
  ...rest
}: PageFrameProps) {
  const navRef = useRef<HTMLDivElement>(null);
  useReturningNav(navRef);
  const words = useWords(common);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <SkipLink href="#content">{words.skipToContent}</SkipLink>
      {header}
      <div ref={navRef} className={styles.nav}>
        {nav}
      </div>
      <div className={styles.body}>
        <main id="content" ref={mainRef} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {background && (
          <div aria-hidden="true" className={styles.background}>
            {background}
          </div>
        )}
      </div>
      {footer}
    </div>
  );
}
