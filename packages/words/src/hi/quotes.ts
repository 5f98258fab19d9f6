import type { Words } from '../Words.ts';

export const quotes: Words['quotes'] = {
  label: 'उद्धरण',
  play: 'उद्धरण चलाएँ',
  pause: 'उद्धरण रोकें',
  previous: 'पिछला उद्धरण',
  next: 'अगला उद्धरण',
};
