import type { Content } from '@portfolio/data/schema/content';
import { content as sample } from '../../content.ts';

/**
 * The sample with one value changed, named by its place: `projects[0].title`. Undefined
 * takes the field out. The place must exist up to its last step.
 */
export function contentWith(path: string, value: unknown, content = sample): Content {
  const copy = structuredClone(content);
  const keys = path.match(/\w+/g) ?? [];
  const last = keys.pop();
  const holder = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
  if (last === undefined || typeof holder !== 'object' || holder === null) {
    throw new Error(`The content has no place ${path}`);
  }
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}
