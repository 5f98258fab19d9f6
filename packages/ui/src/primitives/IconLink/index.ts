export { IconLink, type IconLinkProps, iconLinkLabels } from './IconLink.tsx';
