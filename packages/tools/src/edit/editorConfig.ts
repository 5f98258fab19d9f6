import { type ContentFile, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import { CONTENT, pathOfFile } from './contentTree.ts';
import { type FormField, formFields, formName } from './formFields.ts';
import { labelOf } from './labels.ts';
import { type Fields, shapeOf } from './shapes.ts';
import { sitePath } from './sitePath.ts';

/** The part whose fields are the form of a file, if the file has one object. */
export function partOf(file: ContentFile): string | undefined {
  const [[part, schema] = ['', undefined], ...others] = Object.entries(
    contentFiles[file] as Fields,
  );
  return schema && others.length === 0 && shapeOf(schema).kind === 'object' ? part : undefined;
}

/** The fields of a file's form. A file with one object shows the fields of that object, without a box around them. */
export function fieldsOfFile(file: ContentFile): FormField[] {
  const fields: Fields = contentFiles[file];
  const part = partOf(file);
  const [only] = Object.values(fields);
  const shape = only && shapeOf(only);
  return part && shape?.kind === 'object' ? formFields(shape.fields, part) : formFields(fields);
}

/** The format by which the editor reads and writes a content file. */
export const formatOf = (file: ContentFile) => `portfolio-${formName(file)}`;

/** The format by which the editor reads and writes a case study. By the end of its name, it fits Markdown. */
export const CASE_STUDY_FORMAT = 'portfolio-frontmatter';

/** Says what the editor's buttons would do. In Markdown that isn't shown as rich text, they can't be used. */
const CASE_STUDY_HINT =
  'Markdown. For a picture, upload it under "Assets" and write `![What it shows](../files/images/its-name.png)`. For a table, write `| A | B |`, then `|---|---|`, then its rows.';

/** The field with the version of the file, which a draft keeps. It gets into no file. */
export const VERSION = '$version';

const versionField: FormField = {
  name: VERSION,
  label: 'Version',
  widget: 'hidden',
  required: false,
};

/**
 * The configuration of the editor (Sveltia CMS), made from the schemas of the content.
 * @param repository on GitHub, such as `ada/portfolio`. The editor wants one even if it gets a folder instead.
 * @param siteAddress where "Live Site" leads. Without it, that would be without the path of a project's page.
 * @param isFolder whether it reads and saves in a folder
 */
export const editorConfig = (repository: string, siteAddress: string, isFolder = false) => ({
  load_config_file: false,
  app_title: 'Your portfolio',
  site_url: siteAddress,
  // There is nothing to sign out of, and the editor's page for that would ask for a folder.
  ...(isFolder && { logout_redirect_url: './' }),
  backend: { name: 'github', repo: repository, auth_methods: ['token'] },
  media_folder: pathOfFile('files/images'),
  public_folder: `${sitePath}images`,
  media_libraries: {
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  // Letters with accents become plain. Those of other scripts stay, as without them a name would be empty.
  slug: { encoding: 'unicode', clean_accents: true },
  collections: [
    // The first one, to which the editor goes from a form and at its start.
    {
      name: CONTENT,
      label: 'Your content',
      files: contentFileNames.map((file) => ({
        name: formName(file),
        label: labelOf(formName(file)),
        file: pathOfFile(file),
        format: formatOf(file),
        fields: [...fieldsOfFile(file), versionField],
      })),
    },
    {
      name: 'case-studies',
      label: 'Case studies',
      label_singular: 'Case study',
      description: 'Each is the page of a project, which names it in its field "Case study".',
      folder: pathOfFile('case-studies'),
      extension: 'md',
      format: CASE_STUDY_FORMAT,
      create: true,
      slug: { template: '{{slug}}', hint: 'The name of its file, from its first heading.' },
      // Without a field "title", the editor takes the first heading for the title. It offers no rich text, which would
      // change tables and signs of Markdown that nobody touched.
      fields: [
        { name: 'body', label: 'Case study', widget: 'text', hint: CASE_STUDY_HINT },
        versionField,
      ],
    },
  ],
});
