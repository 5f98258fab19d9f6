import type * as english from '../en/everyPage.ts';

export const everyPage: typeof english.everyPage = {
  language: 'Idioma',
  loading: 'Cargando…',
  withoutScript: 'El script de esta página no funciona, así que todo se muestra como texto.',
  links: {
    connect: 'Hablemos',
    getInTouch: 'Contactar',
    collaborate: 'Colaboremos',
    seeProjects: 'Ver los proyectos',
    learningJourney: 'Ver mi aprendizaje',
  },
  downloads: {
    resume: 'Descargar el CV',
    resumeShort: 'CV',
    quickResume: 'Mi CV en un clic',
    businessCard: 'Descargar la tarjeta de visita',
    businessCardShort: 'Tarjeta de visita',
    card: 'Tarjeta',
    vCard: 'Descargar la vCard',
  },
  footer: {
    links: 'Mis perfiles',
    email: 'Correo electrónico',
    copyright: (year, name) => `© ${year} ${name}. Todos los derechos reservados.`,
  },
  legal: { privacy: 'Política de privacidad', imprint: 'Aviso legal' },
  errors: {
    title: 'Error inesperado de la aplicación',
    notFound: {
      status: 'Error 404: página no encontrada',
      message:
        'No hay ninguna página en esta dirección: puede que se haya movido o que el enlace esté mal escrito.',
    },
    unreachable: {
      status: 'El sitio no responde',
      message:
        'No se pudo cargar esta página: no hay conexión con el sitio. Inténtelo de nuevo cuando la haya. Las páginas que ya ha visitado siguen disponibles.',
    },
    failed: {
      status: 'No se pudo mostrar esta página',
      message: 'Algo ha fallado. Inténtelo de nuevo o vaya a otra página.',
    },
    tryAgain: 'Reintentar',
    stillUnreachable: 'Sigue sin haber conexión con el sitio.',
  },
  offline: 'Sin conexión',
};

export const common: typeof english.common = {
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

export const card: typeof english.card = {
  turn: 'Ver más',
  back: 'Volver',
  close: 'Cerrar',
  button: (action, subject) => `${action}: ${subject}`,
};

export const theme: typeof english.theme = {
  light: 'Tema claro: cambiar al oscuro',
  dark: 'Tema oscuro: cambiar al claro',
};

export const motion: typeof english.motion = {
  play: 'Reproducir animaciones',
  pause: 'Pausar animaciones',
};
