import type { Site } from '../schema/site';

export const site: Site = {
  url: 'https://malmberg.example.com',
  language: 'en-FI',
  copyrightYear: 2023,
};
