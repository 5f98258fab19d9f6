/** Prints what each component of the built library weighs in an application: `npm run sizes`. */
import { measureComponents } from './support/bundle.ts';

process.env.NODE_ENV = 'production';
console.log(await measureComponents(process.cwd()));
