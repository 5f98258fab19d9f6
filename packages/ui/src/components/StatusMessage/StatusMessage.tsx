import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { status } from './StatusMessage.css';

/** What a message says: nothing special, that something worked, that something did not. */
export const statusTones = ['neutral', 'positive', 'negative'] as const;
export type StatusTone = (typeof statusTones)[number];

export interface StatusMessageProps extends ComponentProps<'p'> {
  /** @default 'neutral' */
  tone?: StatusTone;
}

/**
 * The place where an outcome is shown and announced (ARIA live region, polite). Keep it on the page
 * while it is empty: a region that comes with its text is not read out by every screen reader.
 */
export function StatusMessage({ tone = 'neutral', className, ...rest }: StatusMessageProps) {
  return <p role="status" {...rest} className={cx(status({ tone }), className)} />;
}
