import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { legalNames } from '@portfolio/data/shown/legal';
import type { ContentCheck, Problem } from './check.ts';

const names = { privacy: 'a privacy notice', imprint: 'an imprint' };

/** Whether the site has the legal notices that it needs. */
export const legal: ContentCheck = {
  title: 'Legal notices',
  fix: 'Write site.legal.privacy in site.json (docs/owner-guide.md, "Privacy notice and imprint"). Where no law asks for one, go on without it.',
  run({ content: { site, ...rest } }) {
    const stated = legalNames.filter((name) => site.legal?.[name]);
    const missing: Problem = {
      level: 'warning',
      path: 'site.legal.privacy',
      message:
        'is missing: the form collects personal data, and in Europe and elsewhere visitors must read what becomes of it (GDPR, article 13)',
    };
    const hasForm = hasContactForm(rest);
    const isMissing = hasForm && !stated.includes('privacy');
    const passed = stated.map((name) => names[name]).join(' and ');
    return {
      problems: isMissing ? [missing] : [],
      passed: stated.includes('imprint')
        ? passed
        : `${passed}; no imprint, which Germany, Austria and others ask of some sites`,
      chosen:
        isMissing || stated.length > 0 ? undefined : 'none (site.legal), and no form asks for data',
    };
  },
};
