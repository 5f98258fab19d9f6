import { profileOf } from '@portfolio/data/contactDetails';
import type { Owner } from '@portfolio/data/schema/owner';
import type { IconName } from '@portfolio/ui/Icon';
import { words } from './language';

/** Networks with a logo, and the other icons of the contact information. */
const icons: Record<string, IconName> = {
  Email: 'mail',
  GitHub: 'github',
  LinkedIn: 'linkedin',
  Location: 'place',
  Phone: 'phone',
};

/** The icon next to a line of the contact information: the network's logo, or a generic one. */
export const iconOf = (label: string): IconName => icons[label] ?? 'globe';

/** Each has an icon of that name, for a network without a logo. */
const kinds = ['code', 'network'] as const;

/** The links of the footer, Quick Connect: e-mail, code and professional network. */
export const socialLinksOf = (owner: Owner) => [
  { icon: 'mail' as const, label: words.footer.email, href: `mailto:${owner.email}` },
  ...kinds.flatMap((kind) => {
    const profile = profileOf(owner, kind);
    if (!profile) return [];
    const { network, url } = profile;
    return [{ icon: icons[network] ?? kind, label: network, href: url, external: true }];
  }),
];
