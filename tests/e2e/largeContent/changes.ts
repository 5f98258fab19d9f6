/** A name of 80 characters that no line can break. */
export const LONG_NAME = 'Supercalifragilisticexpialidocious'.repeat(3).slice(0, 80);

export const PROJECT_COUNT = 200;
export const TECHNOLOGY_COUNT = 30;
export const EMPTY_CATEGORY = 'Robotics';

/** What no check lets through; should it get past one, it is to be seen, not to be run. */
export const HARM = '</title></script>"><img src=x onerror="harmed=1"><script>harmed=1</script>';

/** What is changed in which file of the content, as source text. */
export const changes = [
  {
    file: 'owner.ts',
    apply: (code: string) => code.replace(/name: '.*'/, `name: '${LONG_NAME}'`),
  },
  {
    file: 'projectCategories.ts',
    apply: (code: string) =>
      code.replace(
        /(export const projectCategories.*\[)/,
        `$1 { name: '${EMPTY_CATEGORY}', color: '#3b7dd8', emoji: '🤖', blurb: 'Nothing yet' },`,
      ),
  },
  {
    file: 'projects.ts',
    apply: (code: string) =>
      `${code.replace('export const projects: Project[]', 'const few: Project[]')}
      export const projects: Project[] = Array.from({ length: ${PROJECT_COUNT} }, (_, index) => {
        const project = { ...few[index % few.length], title: few[index % few.length].title + ' ' + index };
        return index > 0 ? project : {
          ...project,
          title: '${LONG_NAME}',
          technologies: Array.from({ length: ${TECHNOLOGY_COUNT} }, (_, n) => 'Technology ' + n),
        };
      });`,
  },
  {
    file: 'pages.ts',
    apply: (code: string) =>
      code
        .replace(/title: `.*`/, `title: '${HARM}'`)
        .replace(/description:\s+'.*'/, `description: '${HARM}'`)
        .replace(/intro:\s+'.*'/, `intro: '${HARM}'`),
  },
  {
    file: 'site.ts',
    apply: (code: string) => code.replace(/(url|language): '(.*)'/g, `$1: '$2${HARM}'`),
  },
  {
    file: 'skills.ts',
    apply: (code: string) => code.replace(/name: '.*'/, `name: '${LONG_NAME}'`),
  },
];
