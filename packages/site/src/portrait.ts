import { forms } from 'virtual:portrait';
import { owner } from '@portfolio/data/shipped/owner';
import { publicFile } from './publicFile';

/** The owner's picture: a photo in the forms made of it at build, anything else as it is. */
export const portrait = owner.portrait && {
  alt: owner.portrait.alt,
  ...(forms ?? { src: publicFile(owner.portrait.src) }),
};
