import type { ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { PageHeading, type PageHeadingProps } from '../PageHeading/index.ts';
import * as styles from './ErrorScreen.css.ts';

export interface ErrorScreenProps extends Omit<PageHeadingProps, 'intro'> {
  /** The kind of failure, such as `404 Not Found`. */
  status: string;
  /** The explanation and the next step, in a sentence or two. */
  message: ReactNode;
}

/** The screen for a page that doesn't exist or fails (spec section 8). Its children are the actions. */
export function ErrorScreen({ status, message, children, ...rest }: ErrorScreenProps) {
  return (
    <PageHeading
      {...rest}
      intro={
        <>
          <span className={cx(axisLabel, styles.status)}>{status}</span> {message}
        </>
      }
    >
      {children && <div className={styles.actions}>{children}</div>}
    </PageHeading>
  );
}
