// Sentences have no verb whose form would show the owner's or the visitor's gender.

import type { Counted } from '../types/textTypes.ts';

/** A count with its noun; 0 is singular, too. */
export const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 0 || count === 1 ? one : other}`;

/** Before `में`. */
export const inProjects: Counted = (count) => counted(count, 'प्रोजेक्ट', 'प्रोजेक्टों');
