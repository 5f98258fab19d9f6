import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useInSight } from '../../hooks/useInSight.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { cx } from '../../styles/cx.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { bringIntoSight } from './bringIntoSight.ts';
import { mark, status, text } from './StatusMessage.css.ts';

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
  /** A sentence that says more, such as why something failed; announced with the message. */
  detail?: string | undefined;
  /**
   * How long a message stays before `onHide` is called, in milliseconds; each new text starts the
   * time anew. It counts only while the message can be seen: not out of the window, nor in a hidden
   * tab. Without it, and whenever the tone is `negative`, a message stays (spec section 4: success
   * 5000, an error until the next try).
   */
  hideAfterMs?: number | undefined;
  /** When the message has been seen for its time: empty it. */
  onHide?: () => void;
  /**
   * Whether the page scrolls to a new message that is not in sight: for what the visitor waits for.
   * The focus stays where it is.
   * @default false
   */
  bringIntoView?: boolean;
}

/**
 * The place where an outcome is shown and announced (ARIA live region, polite). Keep it on the page
 * while it is empty: a region that comes with its text is not read out by every screen reader.
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
  const [ownRef, mergedRef] = useMergedRef(ref);
  const isShown = Boolean(children);
  const icon = isShown && icons[tone];
  const hide = useEffectEvent(() => onHide?.());
  const willHide = isShown && tone !== 'negative' && hideAfterMs !== undefined;
  const isPageHidden = usePageHidden();
  const isSeen = useInSight(ownRef, willHide) && !isPageHidden;
  // An element is a new one each time, so that only a text can be seen to change.
  const message = typeof children === 'string' ? children : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to
  useEffect(() => {
    if (bringIntoView && isShown && ownRef.current) bringIntoSight(ownRef.current);
  }, [bringIntoView, isShown, message, ownRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the time
  useEffect(() => {
    if (!willHide || !isSeen) return;
    const timer = setTimeout(() => hide(), hideAfterMs);
    return () => clearTimeout(timer);
  }, [willHide, isSeen, hideAfterMs, message]);
  return (
    <p role="status" {...rest} ref={mergedRef} className={cx(status({ tone }), className)}>
      {icon && <Icon name={icon} className={mark} />}
      {isShown && (
        <span className={text}>
          {detail ? <span>{children}</span> : children}
          {detail && ` ${detail}`}
        </span>
      )}
    </p>
  );
}
