import type { Owner } from '@portfolio/data/schema/owner';
import { type ContactDetail, profileOf } from '@portfolio/data/shown/contactDetails';
import type { IconName } from '@portfolio/ui/Icon';
import { everyPage } from '@portfolio/words';

/** The icons of networks with a logo. */
const icons: Record<string, IconName> = { GitHub: 'github', LinkedIn: 'linkedin' };

const detailIcons = { email: 'mail', phone: 'phone', location: 'place' } as const;

/** The icon next to a line of the contact information: the network's logo, or a generic one. */
export const iconOf = ({ kind, label }: Pick<ContactDetail, 'kind' | 'label'>): IconName =>
  kind === 'profile' ? (icons[label] ?? 'globe') : detailIcons[kind];

/** A network without a logo gets the icon with the name of its kind. */
const kinds = ['code', 'network'] as const;

/** The links of the footer and of "Quick Connect": e-mail, code and professional network, as far as the owner has them. */
export const socialLinksOf = (owner: Owner) => [
  { icon: 'mail' as const, label: everyPage.footer.email, href: `mailto:${owner.email}` },
  ...kinds.flatMap((kind) => {
    const profile = profileOf(owner, kind);
    if (!profile) return [];
    const { network, url } = profile;
    return [{ icon: icons[network] ?? kind, label: network, href: url, external: true }];
  }),
];
