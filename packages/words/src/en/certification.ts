// A certificate's card.

import type { LinkText } from '../types/textTypes.ts';

export const certification = {
  verified: (title: string): LinkText => ['Verified', `: ${title}`],
  see: (title: string): LinkText => ['See the certificate', ` of ${title}`],
  skillsOf: (title: string) => `Skills of ${title}`,
};
