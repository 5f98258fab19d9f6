import { useHydrated } from '@portfolio/ui/useHydrated';
import { ScrollRestoration } from 'react-router-dom';

/**
 * Restores scroll positions once the router is hydrated. Before that, it wouldn't learn where visitors left the first
 * page.
 */
export function HydratedScrollRestoration() {
  return useHydrated() && <ScrollRestoration />;
}
