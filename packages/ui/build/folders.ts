import { fileURLToPath } from 'node:url';

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const packageFolder = inPackage('.');
export const sourceFolder = inPackage('src');
export const outputFolder = inPackage('dist');
