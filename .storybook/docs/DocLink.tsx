import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface DocLinkProps {
  /** A page or story of the workshop (`?path=/docs/…`), or a place on this page (`#props`). */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A link within the workshop. The page is in a frame, so the frame around it has to follow. */
export function DocLink({ to, className, children }: DocLinkProps) {
  const { channel } = useContext(DocsContext);
  const isOnThisPage = to.startsWith('#');
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || hasModifier(event)) return;
    if (!isOnThisPage) event.preventDefault();
    channel.emit(NAVIGATE_URL, to);
  };
  return (
    <a
      href={isOnThisPage ? to : `./${to}`}
      target={isOnThisPage ? '_self' : undefined}
      className={className}
      onClick={follow}
    >
      {children}
    </a>
  );
}

export const docsPath = (id: string) => `?path=/docs/${id}`;
export const storyPath = (id: string) => `?path=/story/${id}`;
