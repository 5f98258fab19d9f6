import type { ContentLanguage, Language } from '@portfolio/words';
import type { Owner, Profile } from '../schema/owner.ts';

/** One line of the contact information (spec section 2). */
export interface ContactDetail {
  /** Its kind, the same in every language. */
  kind: 'email' | 'phone' | 'profile' | 'location';
  label: string;
  value: string;
  /** The link of the value; a row without one is plain text. */
  href?: string | undefined;
  /** Whether it has the verified tick. */
  verified: boolean;
  /** Whether it has a copy button. */
  copyable?: boolean;
}

/** A web address as people read it. */
export const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/**
 * A link that dials the number (RFC 3966, which allows no spaces).
 * @returns undefined without a country code, because each visitor's phone would add its own
 */
export const phoneLink = (phone: string): string | undefined =>
  phone.startsWith('+') ? `tel:${phone.replace(/\s/g, '')}` : undefined;

/** Where the owner is, in one line: city, region, country. */
export const locationOf = (
  { city, region, country }: NonNullable<Owner['address']>,
  { formats }: Pick<ContentLanguage, 'formats'>,
) => [city, region, country].filter((part) => part !== undefined).join(formats.comma);

/** The first profile of a kind. An icon in the footer leads to it. */
export const profileOf = ({ profiles }: Owner, kind: NonNullable<Profile['kind']>) =>
  profiles.find((profile) => profile.kind === kind);

/** The contact information: e-mail, phone, each profile and the place, as far as the owner states them. */
export function contactDetails(owner: Owner, language: ContentLanguage): ContactDetail[] {
  const { email, emailVerified = false, phone, profiles, address } = owner;
  const labels = language.content.contact;
  const details: (ContactDetail | false)[] = [
    {
      kind: 'email',
      label: labels.email,
      value: email,
      href: `mailto:${email}`,
      verified: emailVerified,
      copyable: true,
    },
    phone !== undefined && {
      kind: 'phone',
      label: labels.phone,
      value: phone,
      href: phoneLink(phone),
      verified: false,
      copyable: true,
    },
    ...profiles.map(({ network, url, verified = false }) => ({
      kind: 'profile' as const,
      label: network,
      value: withoutScheme(url),
      href: url,
      verified,
    })),
    address !== undefined && {
      kind: 'location',
      label: labels.location,
      value: locationOf(address, language),
      verified: false,
    },
  ];
  return details.filter((detail) => detail !== false);
}

/** One of the few links with an icon, in the footer and under "Quick Connect". */
export interface SocialLink {
  kind: 'email' | NonNullable<Profile['kind']>;
  label: string;
  href: string;
  external?: boolean;
}

/** The links with an icon: e-mail, code and professional network, as far as the owner has them. */
export const socialLinksOf = (
  owner: Owner,
  { everyPage }: Pick<Language, 'everyPage'>,
): SocialLink[] => [
  { kind: 'email', label: everyPage.footer.email, href: `mailto:${owner.email}` },
  ...(['code', 'network'] as const).flatMap((kind) => {
    const profile = profileOf(owner, kind);
    return profile ? { kind, label: profile.network, href: profile.url, external: true } : [];
  }),
];
