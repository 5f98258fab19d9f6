import type { Language } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { socialLinksOf } from '../shown/contactDetails.ts';
import { downloadsOf } from '../shown/downloads.ts';
import { legalLinksOf } from '../shown/legal.ts';
import { shownPages, withGreeting } from '../shown/pages.ts';
import type { View } from './View.ts';

/** The header, the navigation and the footer of all documents, and the site's address. */
export function frameView({ owner, pages, site }: Content, language: Language) {
  const { name, title } = owner;
  const { resume, businessCard } = downloadsOf(owner);
  return {
    url: site.url,
    language: site.language,
    owner: { name, title, tagline: owner.tagline, portrait: owner.portrait },
    /** In the order of the navigation. Each page has its own introduction. */
    pages: shownPages(withGreeting(pages, owner, language), owner).map(
      ({ intro: _, ...page }) => page,
    ),
    resume,
    businessCard,
    /** Whether visitors choose the theme. */
    hasThemes: (site.theme ?? 'system') === 'system',
    links: socialLinksOf(owner, language),
    legal: legalLinksOf(site, language),
    copyright: language.everyPage.footer.copyright(site.copyrightYear, name),
  };
}

/** See {@link frameView}. */
export type FrameView = View<typeof frameView>;
