import { sampleNames } from '@portfolio/cli/doctor/sample/sample';
import type { Content } from '@portfolio/data/schema/content';
import { content as sampleContent } from '../../content.ts';

/** An owner's replacement for a text of the sample. */
function replaceText(text: string): string {
  if (/^(?:tel:)?\+[\d ]+$/.test(text)) return text.replace(/\+[\d ]+/, '+912066498000');
  const named = sampleNames.reduce((changed, name) => changed.replaceAll(name, 'Asha Rao'), text);
  const ours = named
    .replace(/mira[-.]kelvekar/g, 'asha-rao')
    .replace(/\bexample\.(?:com|org)/g, 'asharao.dev')
    .replace(/fictional/gi, 'real')
    .replace(/sample/gi, 'own');
  // A word of one's own; addresses and file names have no spaces.
  return ours.includes(' ') && ours.length >= 40 ? ours.replace(' ', ' indeed ') : ours;
}

function replaceTexts(value: unknown): unknown {
  if (typeof value === 'string') return replaceText(value);
  if (Array.isArray(value)) return value.map(replaceTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, replaceTexts(child)]),
  );
}

const replaced = replaceTexts(sampleContent) as Content;

/** The sample content with everything replaced by an owner's own. */
export const ownContent = {
  ...replaced,
  owner: {
    ...replaced.owner,
    portrait: { src: 'images/asha.jpg', alt: 'Asha at a whiteboard, mid-sentence, pen in hand' },
  },
  contactMap: {
    ...replaced.contactMap,
    embedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=72.8%2C18.9',
    linkUrl: 'https://www.openstreetmap.org/?mlat=18.9&mlon=72.8#map=12/18.9/72.8',
  },
} satisfies Content;
