import { Outlet } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** The common layout of all six pages. */
export function Layout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
