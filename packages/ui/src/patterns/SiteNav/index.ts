export { SiteNav, type SiteNavProps } from './SiteNav.tsx';
