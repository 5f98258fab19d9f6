import { forms } from 'virtual:portrait';
import type { Owner } from '@portfolio/data/schema/owner';
import { publicFile } from './addresses';

/** The owner's picture: a photo in the forms made of it at build, anything else as it is. */
export const portraitOf = ({ portrait }: Owner) =>
  portrait && { alt: portrait.alt, ...(forms ?? { src: publicFile(portrait.src) }) };
