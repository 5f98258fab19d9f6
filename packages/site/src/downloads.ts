import { downloadFiles } from '@portfolio/data/downloads';
import type { Owner } from '@portfolio/data/schema/owner';
import { slugify } from '@portfolio/data/slug';
import { publicFile } from './addresses';

/** The address of a download link and, for files of the site's own, a file name. */
export interface Download {
  href: string;
  /** The name under which the browser saves the file. */
  download?: string;
}

/** The downloads: files made by the build, or files for which the owner has set an address. */
export function downloadsOf(owner: Owner) {
  const { resumeUrl, businessCardUrl } = owner.downloads;
  const files = downloadFiles(owner);
  const fileOr = (url: string | undefined, file: string): Download =>
    url ? { href: url } : { href: publicFile(file), download: `${slugify(owner.name)}-${file}` };
  return {
    resume: fileOr(resumeUrl, files.resume),
    businessCard: fileOr(businessCardUrl, files.businessCard),
    vCard: fileOr(undefined, files.vCard),
  };
}
