import type { quotes as English } from '../en/quotes.ts';

export const quotes: typeof English = {
  label: 'उद्धरण',
  play: 'उद्धरण चलाएँ',
  pause: 'उद्धरण रोकें',
  previous: 'पिछला उद्धरण',
  next: 'अगला उद्धरण',
};
