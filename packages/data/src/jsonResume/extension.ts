import { applyPatch, createPatch, createTests, type Operation, Pointer } from 'rfc6902';
import type { Content } from '../schema/content.ts';
import { SCHEMA_VERSION } from '../schema/site.ts';
import { fromKeyed, toKeyed } from './keyed.ts';
import type { Note } from './notes.ts';

/** The name of the extension in the `meta` of a résumé. */
export const EXTENSION = 'x-portfolio';

/** The content for which the standard has no place. */
export interface Extension {
  /** The form of the content that the patch leads to. */
  schemaVersion: number;
  /** Whether the summary in the standard field exists besides the biography, and isn't the biography itself. */
  hasSummary?: boolean;
  /**
   * A JSON Patch (RFC 6902) from the content of the standard fields to the whole content, both with named
   * entries in place of numbered ones (`keyed.ts`). A failing `test` keeps the operation after it from being
   * carried out.
   */
  patch: Operation[];
}

/**
 * Values that the résumé states less precisely than the content: '2026' for 'Expected 2026', the
 * picture's public address for its file. An edit in the résumé wins.
 */
const STATED_ROUGHLY = /\/(?:year|duration|country|portrait\/src)$/;

/** The patch from the content that the standard fields give to the whole content. */
export function makeExtension(base: Content, content: Content): Extension {
  const from = toKeyed(base);
  const operations = createPatch(from, toKeyed(content));
  return {
    schemaVersion: SCHEMA_VERSION,
    ...(content.about.summary && { hasSummary: true }),
    patch: operations.flatMap((operation) =>
      operation.op === 'replace' && STATED_ROUGHLY.test(operation.path)
        ? [...createTests(from, [operation]), operation]
        : [operation],
    ),
  };
}

/** The extension in a résumé that the site itself has written; undefined when there is none. */
export function extensionIn(resume: unknown): Extension | undefined {
  const extension: unknown = Object(Object(Object(resume).meta)[EXTENSION]);
  const { schemaVersion, hasSummary, patch } = Object(extension);
  if (typeof schemaVersion !== 'number' || !Array.isArray(patch)) return undefined;
  return {
    schemaVersion,
    hasSummary: hasSummary === true,
    patch,
  };
}

/** The place of an operation in words: `experience / company=Acme / skills / 0`. */
function placeOf(path: unknown, content: unknown) {
  if (typeof path !== 'string' || !path.startsWith('/')) return { shown: String(path), gone: '' };
  const tokens = Pointer.fromJSON(path).tokens.slice(1);
  const entry = tokens.lastIndexOf('entries') + 1;
  const named = tokens.slice(0, entry + 1);
  const isGone = entry > 0 && new Pointer(['', ...named]).get(content) === undefined;
  const show = (steps: string[]) => steps.filter((step) => step !== 'entries').join(' / ');
  return { shown: show(tokens), gone: isGone ? show(named) : '' };
}

function carryOut(content: unknown, operation: Operation): boolean {
  try {
    return applyPatch(content, [operation])[0] === null;
  } catch {
    return false;
  }
}

/**
 * Applies the patch. Operations that no longer apply, because the résumé has been edited, are left
 * out and noted.
 */
export function applyExtension(base: Content, { patch }: Extension) {
  const content = toKeyed(base);
  const messages = new Set<string>();
  let holds = true;
  for (const operation of patch) {
    const { shown, gone } = placeOf(Object(operation).path, content);
    const isDone: boolean = holds && carryOut(content, operation);
    if (Object(operation).op === 'test') {
      holds = isDone;
      if (!isDone) messages.add(`${shown} is as the résumé says`);
      continue;
    }
    if (holds && !isDone) {
      messages.add(
        gone
          ? `the site's additions to ${gone} are left out, because the résumé doesn't have it any more`
          : `the site's value at ${shown} is left out, because the résumé has changed there`,
      );
    }
    holds = true;
  }
  const notes = [...messages].map((message): Note => ({ path: `meta.${EXTENSION}`, message }));
  return { content: fromKeyed(content) as Content, notes };
}
