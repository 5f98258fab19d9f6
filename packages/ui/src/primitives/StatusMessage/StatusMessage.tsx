import { type ComponentProps, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useInSight } from '../../hooks/useInSight.ts';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { cx } from '../../styles/cx.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { bringIntoSight } from './bringIntoSight.ts';
import { mark, status, text, tones } from './StatusMessage.css.ts';

/** The kinds of message: neutral, a success, a failure. */
export const statusTones = ['neutral', 'positive', 'negative'] as const;
export type StatusTone = (typeof statusTones)[number];

/** `positive` and `negative` have a mark as well as a colour (WCAG 1.4.1). */
const icons: Partial<Record<StatusTone, IconName>> = { positive: 'check', negative: 'alert' };

export interface StatusMessageProps extends ComponentProps<'p'> {
  /**
   * The kind of message. `positive` and `negative` have a mark as well as a colour. A negative message never hides by
   * itself.
   * @default 'neutral'
   */
  tone?: StatusTone;
  /** A sentence that says more, such as why something failed. It is announced with the message. */
  detail?: string | undefined;
  /**
   * How long a message stays before `onHide` is called, in milliseconds. Each new text restarts the time, which runs
   * only while the message is visible, not outside the window or in a hidden tab. Without it, and with the tone
   * `negative`, a message stays (spec section 4: a success for 5000, an error until the next try).
   */
  hideAfterMs?: number | undefined;
  /** Called when the message has been visible for its time, so that you can empty it. */
  onHide?: () => void;
  /**
   * Whether the page scrolls to a new message that is out of sight, for messages that the visitor is waiting for. The
   * focus doesn't move.
   * @default false
   */
  bringIntoView?: boolean;
}

/**
 * Shows and announces an outcome (ARIA live region, polite). Keep it on the page while it is empty: some screen readers
 * don't announce a region that appears together with its text.
 */
export function StatusMessage({
  tone = 'neutral',
  detail,
  hideAfterMs,
  onHide,
  bringIntoView = false,
  className,
  children,
  ref,
  ...rest
}: StatusMessageProps) {
  const ownRef = useRef<HTMLParagraphElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLParagraphElement);
  const isShown = Boolean(children);
  const icon = isShown && icons[tone];
  const hide = useEffectEvent(() => onHide?.());
  const willHide = isShown && tone !== 'negative' && hideAfterMs !== undefined;
  const isPageHidden = usePageHidden();
  const isSeen = useInSight(ownRef, willHide) && !isPageHidden;
  // React elements are new on every render, so only texts can be compared.
  const message = typeof children === 'string' ? children : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to
  useEffect(() => {
    if (bringIntoView && isShown && ownRef.current) bringIntoSight(ownRef.current);
  }, [bringIntoView, isShown, message]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the time
  useEffect(() => {
    if (!willHide || !isSeen) return;
    const timer = setTimeout(() => hide(), hideAfterMs);
    return () => clearTimeout(timer);
  }, [willHide, isSeen, hideAfterMs, message]);
  return (
    <p role="status" {...rest} ref={ownRef} className={cx(status, tones[tone], className)}>
      {icon && <Icon name={icon} className={mark} />}
      {isShown && (
        <span className={text}>
          {/* The texts are in elements, because a translator may have replaced a text node, and React couldn't remove
              it. */}
          <span>{children}</span>
          {detail && <span>{` ${detail}`}</span>}
        </span>
      )}
    </p>
  );
}
