import type { skillsPage as English } from '../en/skillsPage.ts';

export const skillsPage: typeof English = {
  filter: 'श्रेणी के अनुसार छाँटें',
  all: 'सभी',
  asText: ['किस कौशल से मेरा क्या काम होता है, यह ', 'इस पेज के टेक्स्ट रूप', ' में लिखा है।'],
  spokenLanguages: 'भाषाएँ',
  spotlight: 'कौशल पर एक नज़र',
};
