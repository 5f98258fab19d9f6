import { profileOf } from '@portfolio/data/contactDetails';
import type { Owner } from '@portfolio/data/schema/owner';

/** The icon that stands for each kind of profile. */
const icons = ['code', 'network'] as const;

/** What the footer and Quick Connect lead to: e-mail, where the code is, where colleagues are met. */
export const socialLinksOf = (owner: Owner) => [
  { icon: 'mail' as const, label: 'E-mail', href: `mailto:${owner.email}` },
  ...icons.flatMap((icon) => {
    const profile = profileOf(owner, icon);
    return profile ? [{ icon, label: profile.network, href: profile.url, external: true }] : [];
  }),
];
