import type { ContentWords, DocumentWords, SiteWords, UiWords } from './Words.ts';

export const ui: UiWords = {
  opensInNewTab: '(opens in a new tab)',
};

export const site: SiteWords = {
  tryAgain: 'Try again',
};

export const content: ContentWords = {
  present: 'Present',
};

export const documents: DocumentWords = {
  website: 'Website',
};
