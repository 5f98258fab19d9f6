import { profileOf } from '@portfolio/data/contactDetails';
import type { Owner } from '@portfolio/data/schema/owner';
import type { IconName } from '@portfolio/ui/Icon';

/** Networks with a logo, and what else the contact information names. */
const icons: Record<string, IconName> = {
  Email: 'mail',
  GitHub: 'github',
  LinkedIn: 'linkedin',
  Location: 'place',
  Phone: 'phone',
};

/** The icon beside a line of the contact information: the network's logo, or a generic one. */
export const iconOf = (label: string): IconName => icons[label] ?? 'globe';

/** Each has an icon of that name, for a network without a logo. */
const kinds = ['code', 'network'] as const;

/** What the footer and Quick Connect lead to: e-mail, where the code is, where colleagues are met. */
export const socialLinksOf = (owner: Owner) => [
  { icon: 'mail' as const, label: 'E-mail', href: `mailto:${owner.email}` },
  ...kinds.flatMap((kind) => {
    const profile = profileOf(owner, kind);
    if (!profile) return [];
    const { network, url } = profile;
    return [{ icon: icons[network] ?? kind, label: network, href: url, external: true }];
  }),
];
