import type { Owner } from '../schema/owner.ts';

/** The generated file that each download is, unless the owner links to another. */
export const downloadFiles = ({ downloads }: Pick<Owner, 'downloads'>) => ({
  resume: downloads.paper === 'Letter' ? 'resume-letter.pdf' : 'resume.pdf',
  businessCard: 'business-card.pdf',
  vCard: 'contact.vcf',
});
