import { contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import type CMS from '@sveltia/cms';
import { type ContentTree, textChange } from '../contentTree.ts';
import { CASE_STUDY_FORMAT, formatOf, partOf, VERSION } from '../editorConfig.ts';
import { formName } from '../formFields.ts';
import { objectFrom, toForm } from '../formValues.ts';
import { patchText } from '../patchText.ts';
import { withNamedFiles } from '../problemsIn.ts';
import type { Fields } from '../shapes.ts';
import { askOwner } from './askOwner.ts';
import { completeSave } from './completeSave.ts';
import { isKnownVersion, rememberRead, rememberSave, versionOf } from './versions.ts';

type Form = Record<string, unknown>;

/** Lets the editor show why a save was refused: it shows the cause of this error in a dialog, and saves nothing. */
const sayingWhy =
  (toFile: (form: Form) => Promise<string>) =>
  (form: Form): Promise<string> =>
    toFile(form).catch((cause) => {
      throw Object.assign(new Error('saving_failed'), { cause });
    });

const valuesIn = (text: string): Record<string, unknown> => JSON.parse(text);

/** A draft that was begun in an older version of its file must not replace a newer one without a word. */
async function askForOldDraft({ [VERSION]: version }: Form) {
  if (version === undefined || isKnownVersion(String(version))) return;
  const isYes = await askOwner({
    text: 'The file has changed since you began this draft, perhaps in another window. If you save the draft, that change is lost.',
    yes: 'Save the draft',
  });
  if (!isYes) {
    throw new Error(
      'Nothing is saved. Copy what you wrote, leave the form with the arrow at the top left, and open it again without the draft.',
    );
  }
}

/**
 * Whether the form of a file is open. The editor also writes others in the same save, such as the one that names a case study, and
 * doesn't say why one of those is refused. They are checked together when they are written.
 */
const isOpen = (name: string) =>
  name.endsWith('.md')
    ? /\/case-studies\/(?:entries\/|new\b)/.test(location.hash)
    : location.hash.includes(`/entries/${formName(name)}`);

/** The name of the case study with this version. A new one has no name yet. */
async function caseStudyOf({ texts }: ContentTree, { [VERSION]: version }: Form): Promise<string> {
  for (const [name, text] of texts) {
    if (name.endsWith('.md') && (await versionOf(text)) === version) return name;
  }
  return 'case-studies/new.md';
}

/**
 * Reads and writes each content file by its schema, and each case study as it is. A save that breaks a rule is refused before
 * anything is written.
 * @param readTree reads the content as it is stored
 * @param onRead is called each time after files were read
 */
export function registerFormats(
  { registerCustomFormat }: Pick<typeof CMS, 'registerCustomFormat'>,
  readTree: () => Promise<ContentTree>,
  onRead: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const formOf = async (form: object, text: string) => {
    // All files are read at the same time.
    clearTimeout(timer);
    timer = setTimeout(onRead);
    return { ...form, [VERSION]: await rememberRead(text) };
  };
  const checked = async (tree: ContentTree, name: string, text: string) => {
    const changes = [textChange(name, text)];
    if (isOpen(name)) await completeSave(withNamedFiles(tree, changes), changes);
    await rememberSave(tree.texts.get(name) ?? '', text);
    return text;
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
        return formOf(part ? (form[part] ?? {}) : form, text);
      },
      toFile: sayingWhy(async (form) => {
        await askForOldDraft(form);
        const tree = await readTree();
        const text = tree.texts.get(contentFile) ?? '{}';
        const { $schema, ...before } = valuesIn(text);
        const next = objectFrom(fields, part ? { [part]: form } : form, before);
        const changed = patchText(text, $schema === undefined ? next : { $schema, ...next });
        return checked(tree, contentFile, changed);
      }),
    });
  }
  registerCustomFormat(CASE_STUDY_FORMAT, 'md', {
    fromFile: (body) => formOf({ body }, body),
    toFile: sayingWhy(async (form) => {
      await askForOldDraft(form);
      const tree = await readTree();
      return checked(tree, await caseStudyOf(tree, form), String(form.body ?? ''));
    }),
  });
}
