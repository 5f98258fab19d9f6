import { useHydrated } from '@portfolio/ui/useHydrated';
import { ScrollRestoration } from 'react-router-dom';

/** The router's scroll positions, once it is hydrated: earlier, it wouldn't learn where the first page was left. */
export function HydratedScrollRestoration() {
  return useHydrated() && <ScrollRestoration />;
}
