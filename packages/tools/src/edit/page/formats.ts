import { contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import { validateContent } from '@portfolio/data/validation/validateContent';
import type CMS from '@sveltia/cms';
import { formatOf, partOf } from '../editorConfig.ts';
import { objectFrom, toForm } from '../formValues.ts';
import { patchText } from '../patchText.ts';
import { problemInWords } from '../placeInWords.ts';
import type { Fields } from '../shapes.ts';

/** The editor shows the cause of this error in a dialog, and saves nothing. */
const refusal = (message: string) =>
  Object.assign(new Error('saving_failed'), { cause: new Error(message) });

/** The values of a file, and the address of a schema. */
const valuesIn = (text: string): Record<string, unknown> => JSON.parse(text);

const contentIn = (texts: ReadonlyMap<string, string>): Record<string, unknown> => {
  const { $schema: _, ...content } = Object.assign({}, ...[...texts.values()].map(valuesIn));
  return content;
};

/**
 * Reads and writes each content file by its schema. A file whose values break a rule is refused. Problems in other files
 * are those files' own, and the build reports them.
 * @param onContent gets the whole content each time after files were read or written
 */
export function registerFormats(
  { registerCustomFormat }: Pick<typeof CMS, 'registerCustomFormat'>,
  onContent: (content: unknown) => void,
) {
  /** The text of each file as it was read or written last. */
  const texts = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (file: string, text: string) => {
    texts.set(file, text);
    // All files are read at the same time.
    clearTimeout(timer);
    timer = setTimeout(() => onContent(contentIn(texts)));
  };
  for (const contentFile of contentFileNames) {
    const fields: Fields = contentFiles[contentFile];
    const part = partOf(contentFile);
    registerCustomFormat(formatOf(contentFile), 'json', {
      fromFile(text) {
        const values = Object.entries(valuesIn(text)).map(([key, value]) => [
          key,
          fields[key] ? toForm(fields[key], value) : value,
        ]);
        const form = Object.fromEntries(values);
        keep(contentFile, text);
        return part ? (form[part] ?? {}) : form;
      },
      toFile(form) {
        const text = texts.get(contentFile);
        if (text === undefined)
          throw refusal(`The editor has not read ${contentFile}: reload this page.`);
        const { $schema, ...before } = valuesIn(text);
        const next = objectFrom(fields, part ? { [part]: form } : form, before);
        const all = { ...contentIn(texts), ...next };
        for (const key of Object.keys(fields)) if (!(key in next)) delete all[key];
        const problems = validateContent(all).filter(({ file }) =>
          file.endsWith(`/${contentFile}`),
        );
        if (problems.length > 0) {
          const lines = problems.map((problem) => problemInWords(problem, all));
          throw refusal(
            ['Nothing is saved yet. Change this, and save again:', ...lines].join('\n'),
          );
        }
        const changed = patchText(text, $schema === undefined ? next : { $schema, ...next });
        keep(contentFile, changed);
        return changed;
      },
    });
  }
}
