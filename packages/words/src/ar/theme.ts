import type { Words } from '../Words.ts';

export const theme: Words['theme'] = {
  label: 'المظهر',
  system: 'مظهر النظام',
  light: 'المظهر الفاتح',
  dark: 'المظهر الداكن',
};
