import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { cx } from '../../styles/cx';
import { Icon, type IconName } from '../Icon';
import { mark, status, text } from './StatusMessage.css';

/** What a message says: nothing special, that something worked, that something did not. */
export const statusTones = ['neutral', 'positive', 'negative'] as const;
export type StatusTone = (typeof statusTones)[number];

/** Tones are told apart by more than their colour (WCAG 1.4.1). */
const icons: Record<StatusTone, IconName | undefined> = {
  neutral: undefined,
  positive: 'check',
  negative: 'alert',
};

export interface StatusMessageProps extends ComponentProps<'p'> {
  /** @default 'neutral' */
  tone?: StatusTone;
  /**
   * How long a message stays before `onHide` is called, in milliseconds; each new text starts the
   * time anew. Without it, and whenever the tone is `negative`, a message stays (spec section 4:
   * success 5000, an error until the next try).
   */
  hideAfterMs?: number | undefined;
  /** When the message has been there for its time: empty it. */
  onHide?: () => void;
}

/**
 * The place where an outcome is shown and announced (ARIA live region, polite). Keep it on the page
 * while it is empty: a region that comes with its text is not read out by every screen reader.
 */
export function StatusMessage({
  tone = 'neutral',
  hideAfterMs,
  onHide,
  className,
  children,
  ...rest
}: StatusMessageProps) {
  const isShown = Boolean(children);
  const icon = isShown && icons[tone];
  const hide = useEffectEvent(() => onHide?.());
  const stays = !isShown || tone === 'negative';
  // An element is a new one each time, so that only a text can be seen to change.
  const message = typeof children === 'string' ? children : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the time
  useEffect(() => {
    if (stays || hideAfterMs === undefined) return;
    const timer = setTimeout(() => hide(), hideAfterMs);
    return () => clearTimeout(timer);
  }, [stays, hideAfterMs, message]);
  return (
    <p role="status" {...rest} className={cx(status({ tone }), className)}>
      {icon && <Icon name={icon} className={mark} />}
      {isShown && <span className={text}>{children}</span>}
    </p>
  );
}
