import type { Owner } from '../schema/owner.ts';
import { isRemote } from '../values/isRemote.ts';
import { slugify } from '../values/slug.ts';

/** A file to download. */
export interface Download {
  /** Its web address, or its path on the site, from the root. */
  href: string;
  /** The name under which the browser saves it; only for the site's own files. */
  download?: string;
}

/** The downloads. The build makes the files, or the owner has others, here or elsewhere. */
export function downloadsOf({ name, downloads }: Pick<Owner, 'name' | 'downloads'>) {
  const { resumeUrl, businessCardUrl, paper } = downloads;
  const fileOr = (own: string | undefined, file: string): Download =>
    own && isRemote(own)
      ? { href: own }
      : // Without a name, the router would take the file for a page.
        { href: own ?? file, download: own?.replace(/^.*\//, '') ?? `${slugify(name)}-${file}` };
  return {
    resume: fileOr(resumeUrl, paper === 'Letter' ? 'resume-letter.pdf' : 'resume.pdf'),
    businessCard: fileOr(businessCardUrl, 'business-card.pdf'),
    vCard: fileOr(undefined, 'contact.vcf'),
  };
}
