import file from '../content/contact.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { contactMap, support, contactBanner, availability } = file as unknown as Pick<
  Content,
  'contactMap' | 'support' | 'contactBanner' | 'availability'
>;
