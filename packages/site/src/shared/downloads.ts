import type { Owner } from '@portfolio/data/schema/owner';
import { isRemote } from '@portfolio/data/values/isRemote';
import { slugify } from '@portfolio/data/values/slug';
import { publicFile } from '../routing/addresses';

/** The address of a download link. For the site's own files, it also has a file name. */
export interface Download {
  href: string;
  /** The file name that the browser saves. */
  download?: string;
}

/** The downloads. The build makes the files, or the owner has others, here or elsewhere. */
export function downloadsOf(owner: Owner) {
  const { resumeUrl, businessCardUrl, paper } = owner.downloads;
  const fileOr = (own: string | undefined, file: string): Download => {
    if (own && isRemote(own)) return { href: own };
    // Without a name, the router would take the file for a page.
    return {
      href: publicFile(own ?? file),
      download: own?.replace(/^.*\//, '') ?? `${slugify(owner.name)}-${file}`,
    };
  };
  return {
    resume: fileOr(resumeUrl, paper === 'Letter' ? 'resume-letter.pdf' : 'resume.pdf'),
    businessCard: fileOr(businessCardUrl, 'business-card.pdf'),
    vCard: fileOr(undefined, 'contact.vcf'),
  };
}
