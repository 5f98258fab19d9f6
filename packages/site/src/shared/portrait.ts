import { forms } from 'virtual:portrait';
import type { Owner } from '@portfolio/data/schema/owner';
import { publicFile } from '../routing/addresses';

/** The owner's picture. A photo comes in the formats that the build made of it, and any other picture as it is. */
export const portraitOf = ({ portrait }: { portrait?: Owner['portrait'] | undefined }) =>
  portrait && { alt: portrait.alt, ...(forms ?? { src: publicFile(portrait.src) }) };
