import type { LinkComponent } from '@portfolio/ui/Link';
import { Link } from 'react-router-dom';

/** The router's link in the form that the interface library asks for. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => <Link {...rest} to={href} />;
