import { common } from '@portfolio/words';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './PageFrame.css.ts';
import { useReturningNav } from './useReturningNav.ts';

export interface PageFrameProps extends ComponentProps<'div'> {
  /** The top: a `SiteHeader`. */
  header: ReactNode;
  /** The links between pages: a `SiteNav`. */
  nav: ReactNode;
  /** The end: a `SiteFooter`. */
  footer: ReactNode;
  /**
   * Decoration such as a `ParticleCanvas`, where there is no text: next to the page's heading, in a
   * narrow window at the end of the page. Not printed.
   */
  background?: ReactNode;
  /** The `<main>` element, which gets the focus after a change of page. */
  mainRef?: Ref<HTMLElement>;
}

/**
 * The frame that all pages share: skip link, header, navigation, main content, footer. In a narrow window
 * the navigation returns when the visitor scrolls up.
 *
 * @selector [data-place="away" | "back" | "leaving"] of the navigation's place, once it is scrolled past
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
        {/* Last: while a document arrives, it would move from line to line. */}
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
