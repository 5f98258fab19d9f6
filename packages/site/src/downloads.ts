import type { Owner } from '@portfolio/data/schema/owner';
import { slugify } from '@portfolio/data/slug';
import { publicFile } from './publicFile';

/** What a download link needs: its address and, for files of the site's own, a file name. */
export interface Download {
  href: string;
  /** The name under which the browser saves the file. */
  download?: string;
}

/** What can be downloaded: files made by the build, or what the owner has set an address for. */
export function downloadsOf({ name, downloads }: Owner) {
  const { resumeUrl, businessCardUrl, paper } = downloads;
  const fileOr = (url: string | undefined, file: string): Download =>
    url ? { href: url } : { href: publicFile(file), download: `${slugify(name)}-${file}` };
  return {
    resume: fileOr(resumeUrl, paper === 'Letter' ? 'resume-letter.pdf' : 'resume.pdf'),
    businessCard: fileOr(businessCardUrl, 'business-card.pdf'),
    vCard: fileOr(undefined, 'contact.vcf'),
  };
}
