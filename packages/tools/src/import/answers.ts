import { networkNameOf } from '@portfolio/data/schema/address';
import { contactSchema } from '@portfolio/data/schema/contact';
import { textSchema, webAddressSchema } from '@portfolio/data/schema/fields';
import { ownerSchema, type Profile } from '@portfolio/data/schema/owner';
import { siteSchema } from '@portfolio/data/schema/site';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { isObject } from '@portfolio/data/values/isObject';
import { entity } from '@portfolio/figures/schema/entity';
import { includedTags } from '@portfolio/words/included';
import * as v from 'valibot';
import { pastedLine, withScheme } from '../content/pastedText.ts';
import { type FromResume, fromResume } from './fromResume.ts';
import { withProfile } from './profilesFrom.ts';

/** The questions of `npm run new`, each with the rule of the content's field. */
export const answerSchemas = {
  name: ownerSchema.entries.name,
  title: ownerSchema.entries.title,
  email: ownerSchema.entries.email,
  city: v.exactOptional(textSchema),
  country: v.exactOptional(textSchema),
  /** The profile with the owner's code, such as https://github.com/name. */
  code: v.exactOptional(webAddressSchema),
  /** The profile on a professional network, such as https://www.linkedin.com/in/name. */
  network: v.exactOptional(webAddressSchema),
  /** The site's address. */
  url: v.exactOptional(siteSchema.entries.url),
  /** The language that the owner writes in. The site must have words for it. */
  language: v.exactOptional(v.picklist(includedTags, `must be one of ${includedTags.join(', ')}`)),
  /** The name of the site's look. */
  look: siteSchema.entries.look,
  /** Whether the Contact page has the form. */
  form: contactSchema.entries.form,
  /** Whether the editor is published. */
  editor: siteSchema.entries.editor,
  /** The first sentences about the owner. */
  about: textSchema,
};

const answersSchema = entity(answerSchemas);

/** See {@link answerSchemas}. */
export type Answers = v.InferOutput<typeof answersSchema>;

/** An answer without what is pasted with it by chance. An address may lack its scheme. */
function cleaned(field: string, answer: unknown) {
  if (typeof answer !== 'string') return answer;
  const text = pastedLine(answer);
  return ['code', 'network', 'url'].includes(field) ? withScheme(text) : text;
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The problem with an answer; undefined if there is none. An empty answer leaves the field out. */
export function problemWith(field: keyof typeof answerSchemas, text: string): string | undefined {
  const schema = answerSchemas[field];
  const answer = cleaned(field, text);
  if (answer === '' && schema.type === 'exact_optional') return undefined;
  const issue = v.safeParse(schema, answer).issues?.[0];
  return issue && asSentence(issue.message);
}

/**
 * Answers as they were given. An empty one is none, and the sentences about the owner keep their paragraphs.
 * @param file how the report names where they are from
 * @throws OwnerError that lists every field that breaks its rule
 */
export function parseAnswers(value: unknown, file: string): Answers {
  const given = isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([field, answer]) => [field, cleaned(field, answer)])
          .filter(([, answer]) => answer !== ''),
      )
    : value;
  const { success, output, issues } = v.safeParse(answersSchema, given);
  if (success) return { ...output, about: String(Object(value).about) };
  const lines = issues.map((issue) =>
    [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
  );
  throw new OwnerError(`${file} cannot be used; nothing was changed.\n${lines.join('\n')}`);
}

/** A site with the owner's answers only. Pages without content are hidden. */
export function contentFromAnswers(answers: Answers): FromResume {
  const { name, title, email, city, country, code, network, url, language, about } = answers;
  const { look, form, editor } = answers;
  const { content, notes, notImported } = fromResume(
    { basics: { name, label: title, email, location: { city, country }, summary: about } },
    {
      year: new Date().getUTCFullYear(),
      ...(url && { siteUrl: url }),
      ...(language && { language }),
    },
  );
  const profiles = [
    ...(code ? [{ network: networkNameOf(code), kind: 'code' as const, url: code }] : []),
    ...(network
      ? [{ network: networkNameOf(network), kind: 'network' as const, url: network }]
      : []),
  ];
  content.owner.profiles = profiles.reduce<Profile[]>(withProfile, []);
  if (look) content.site.look = look;
  if (form) content.contact = { ...content.contact, form };
  if (editor) content.site.editor = editor;
  const message = 'is an example: put your address into site.json';
  return {
    content,
    notes: [
      ...notes.filter(({ path }) => path === 'site.language'),
      ...(url ? [] : [{ path: 'site.url', message }]),
    ],
    notImported,
  };
}
