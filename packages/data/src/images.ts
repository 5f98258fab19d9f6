import { type Found, valuesAt } from './valuesAt.ts';

const imagePlaces = [
  'owner.portrait.src',
  'skillCategories[].skills[].icon',
  'spotlight[].icon',
  'certifications[].providerLogo',
];

/** Every image that the content names, and where. */
export const imagesIn = (content: unknown): Found[] =>
  imagePlaces.flatMap((place) => valuesAt(content, place));

/** Whether an image comes from elsewhere, not from the files folder. */
export const isRemote = (src: unknown): src is string =>
  typeof src === 'string' && src.startsWith('https://');
