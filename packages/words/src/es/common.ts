import type { common as English } from '../en/common.ts';

export const common: typeof English = {
  opensInNewTab: '(se abre en una pestaña nueva)',
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  breadcrumb: 'Ruta de navegación',
  linkToSection: 'Enlace a esta sección:',
  leaveEmpty: 'Deje este campo vacío',
  copied: 'Copiado',
  loading: 'Cargando…',
  more: (count) => `+${count} más`,
  hasFeatured: 'con un proyecto destacado',
};
