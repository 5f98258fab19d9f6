import type { ReactNode } from 'react';
import { useReveal } from '../../hooks/useReveal.ts';

/** A list item that appears when it comes into sight. */
export function TimelineItem({ children }: { children: ReactNode }) {
  return <li {...useReveal()}>{children}</li>;
}
