import { DEFAULT_LOOK, type LookName, looks } from '@portfolio/ui/tokens';

/** The looks of the toolbar, by their names. */
export const lookTitles = Object.fromEntries(
  Object.keys(looks).map((name) => [name, `${name.charAt(0).toUpperCase()}${name.slice(1)} look`]),
);

const isLook = (name: unknown): name is LookName =>
  typeof name === 'string' && Object.hasOwn(looks, name);

/** Gives the page a look. Its values are in the head (`head/head.ts`). */
export function setRootLook(name: unknown) {
  const { dataset } = document.documentElement;
  if (isLook(name) && name !== DEFAULT_LOOK) dataset.look = name;
  else delete dataset.look;
}

/** The name of the page's look. */
export function rootLook(): LookName {
  const { look } = document.documentElement.dataset;
  return isLook(look) ? look : DEFAULT_LOOK;
}
