const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a design token, without its dashes: `pf-color-text-muted`. */
export const tokenName = (path: readonly string[]) => `pf-${path.map(kebab).join('-')}`;
