import type { Owner } from '@portfolio/data/schema/owner';
import { downloadFiles } from '@portfolio/data/shown/downloads';
import { slugify } from '@portfolio/data/values/slug';
import { publicFile } from '../routing/addresses';

/** The address of a download link. For the site's own files, it also has a file name. */
export interface Download {
  href: string;
  /** The file name that the browser saves. */
  download?: string;
}

/** The downloads. The build makes the files, or the owner has set an address. */
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
