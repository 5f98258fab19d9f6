import type { Site } from '../schema/site';

/** Facts about the site as a whole. */
export const site: Site = {
  url: 'https://portfolio.example.com',
  language: 'en',
  copyrightYear: 2024,
};
