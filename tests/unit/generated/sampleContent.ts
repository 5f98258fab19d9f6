import { makeResume, type Paper } from '@portfolio/build/documents/resume/makeResume';
import { sampleFolder } from '@portfolio/build/folders/content';
import type { Content } from '@portfolio/data/schema/content';
import type { Owner } from '@portfolio/data/schema/owner';
import { languageOf } from '@portfolio/words/languageOf';
import { content as sampleContent } from '../../content.ts';

/** Holds the sample's portrait. */
export const filesFolder = `${sampleFolder}/files`;

/** The résumé from this content. */
export const resumeFrom = async (
  content: Content,
  paper: Paper = 'a4',
  tell?: (message: string) => void,
) => makeResume(content, await languageOf(content.site.language), paper, filesFolder, tell);

/** A function that derives something from content once, and returns it to every test that asks for the same. */
export function once<Made>(make: (from: Content) => Promise<Made>) {
  const made = new WeakMap<Content, Promise<Made>>();
  return (from: Content = content): Promise<Made> => {
    const found = made.get(from) ?? make(from);
    made.set(from, found);
    return found;
  };
}

/** The sample, as it is. */
export const content: Content = sampleContent;

/** The sample, with other facts about the owner. */
export const withOwner = (owner: Partial<Owner>): Content => ({
  ...content,
  owner: { ...content.owner, ...owner },
});

/** The least that the owner has to state. */
export const leastContent: Content = {
  owner: {
    name: content.owner.name,
    title: content.owner.title,
    email: content.owner.email,
    profiles: [],
    downloads: {},
  },
  site: content.site,
  pages: content.pages,
  about: { bio: [], statistics: [], coreValues: [] },
  skillCategories: [],
  spotlight: [],
  projects: [],
  projectCategories: [],
  experience: [],
  degrees: [],
  certifications: [],
};

/** The owner's words in scripts that one font alone does not have; Chinese has a package of its own. */
export const scripts = [
  ['Vietnamese', 'Nguyễn Thị Ánh', 'Kỹ sư trí tuệ nhân tạo'],
  ['Greek', 'Ελένη Παπαδοπούλου', 'Αναλύτρια δεδομένων'],
  ['Cyrillic', 'Мария Щербакова', 'Аналитик данных'],
  ['Devanagari', 'मीरा केळवेकर', 'डेटा विश्लेषक'],
  ['Arabic', 'ميرا الخوارزمي', 'محللة بيانات'],
  ['Chinese', '李明月', '数据分析师'],
  ['emoji', 'Mira 🚀 🇫🇷 1️⃣', 'Teacher 👩‍🏫 🧑🏽‍💻 ⚖️'],
] as const;

const { resume: _, ...owner } = content.owner;

/** The sample, whose résumé is neither chosen nor limited by the owner. */
export const withoutChoices: Content = { ...content, owner };
