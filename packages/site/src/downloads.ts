import { owner } from '@portfolio/data/shipped/owner';
import { slugify } from '@portfolio/data/slug';
import { publicFile } from './publicFile';

/** What a download link needs: its address and, for files of the site's own, a file name. */
export interface Download {
  href: string;
  /** The name under which the browser saves the file. */
  download?: string;
}

const generated = (file: string): Download => ({
  href: publicFile(file),
  download: `${slugify(owner.name)}-${file}`,
});

const { resumeUrl, businessCardUrl, paper } = owner.downloads;

/** The résumé: the owner's external address, or the file generated at build. */
export const resume: Download = resumeUrl
  ? { href: resumeUrl }
  : generated(paper === 'Letter' ? 'resume-letter.pdf' : 'resume.pdf');

/** The business card: the owner's external address, or the file generated at build. */
export const businessCard: Download = businessCardUrl
  ? { href: businessCardUrl }
  : generated('business-card.pdf');

/** The contact card, generated at build. */
export const vCard: Download = generated('contact.vcf');
