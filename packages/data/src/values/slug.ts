/** The part of an address that chooses a category: `/projects?category=computer-vision`. */
export const categoryParameter = 'category';

/** The part of an address that chooses the projects with a skill: `/projects?skill=mlflow`. */
export const skillParameter = 'skill';

/** The part of an address that names the project of a question: `/contact?about=drift-watch`. */
export const topicParameter = 'about';

/** The ids that views give their sections, whatever the content. */
export const ownIds: ReadonlySet<string> = new Set([
  'about-me',
  'always-learning',
  'awards',
  'behind-the-scenes',
  'certifications',
  'contact-information',
  'content',
  'continuous-learning',
  'core-values',
  'degree',
  'figure',
  'filter-by-domain',
  'get-in-touch',
  'interests',
  'location',
  'message',
  'mission',
  'next-step',
  'publications',
  'quick-connect',
  'references',
  'root',
  'selected-work',
  'skill-spotlight',
  'spoken-languages',
  'support',
  'want-more',
  'work-together',
  'your-name',
]);

/**
 * A name as part of an address or a file name: letters and digits of any script, in lower case, with a hyphen
 * instead of everything between them (`AI/ML Libraries & Frameworks` becomes `ai-ml-libraries-frameworks`). A card
 * that is named like a part of the page gets a number, so that no two elements share an id. A name without letters
 * and digits gives an empty text; validation refuses such names.
 */
export function slugify(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  const slug = words?.join('-') ?? '';
  return ownIds.has(slug) ? `${slug}-1` : slug;
}

/** Names as parts of addresses. A repeated name gets a number, so all are different. */
export function uniqueSlugs(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const slug = slugify(name);
    let own = slug;
    for (let count = 2; used.has(own); count++) own = `${slug}-${count}`;
    used.add(own);
    return own;
  });
}
