import type { ContactDetail, SocialLink } from '@portfolio/data/shown/contactDetails';
import type { IconName } from '@portfolio/ui/Icon';

/** The icons of networks with a logo. */
const logos: Record<string, IconName> = { GitHub: 'github', LinkedIn: 'linkedin' };

const icons: Record<ContactDetail['kind'] | SocialLink['kind'], IconName> = {
  email: 'mail',
  phone: 'phone',
  profile: 'globe',
  code: 'code',
  network: 'network',
  location: 'place',
};

/** The icon of a way to reach the owner: the network's logo, or one for its kind. */
export const iconOf = ({ kind, label }: Pick<ContactDetail | SocialLink, 'kind' | 'label'>) =>
  logos[label] ?? icons[kind];

/** Links as icons. */
export const iconLinks = (links: readonly SocialLink[]) =>
  links.map(({ kind, ...link }) => ({ icon: iconOf({ kind, label: link.label }), ...link }));
