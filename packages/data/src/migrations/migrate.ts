import { isObject } from '../values/isObject.ts';
import { migrations, OLDEST_VERSION } from './migrations.ts';

/**
 * Moves content forward, version by version, up to the version that this code reads.
 * @param version of the content: the oldest one or a later one
 * @returns the content, and a line for each change
 * @throws OwnerError when the content can't be moved forward
 */
export function migrate(content: Record<string, unknown>, version: number) {
  const steps = migrations.slice(version - OLDEST_VERSION);
  const migrated = steps.reduce((older, step) => step.migrate(older), content);
  const site = isObject(migrated.site) ? migrated.site : {};
  return {
    content: { ...migrated, site: { ...site, schemaVersion: version + steps.length } },
    changes: steps.map((step) => step.changes),
  };
}
