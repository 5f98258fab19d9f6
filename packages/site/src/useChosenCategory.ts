import { categoryParameter, slugify } from '@portfolio/data/slug';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { useSearchParams } from 'react-router-dom';

/**
 * The category that the address chooses (`?category=computer-vision`), so that a choice can be shared,
 * kept, and taken back with the browser's own button; `fallback` where it names none of `names`.
 */
export function useChosenCategory(names: readonly string[], fallback: string) {
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page knows no choice, so hydration starts without one.
  const asked = useHydrated() ? slugify(parameters.get(categoryParameter) ?? '') : '';
  const chosen = names.find((name) => slugify(name) === asked) ?? fallback;
  const choose = (name: string) =>
    setParameters(
      (current) => {
        if (name === fallback) current.delete(categoryParameter);
        else current.set(categoryParameter, slugify(name));
        return current;
      },
      { preventScrollReset: true },
    );
  return [chosen, choose] as const;
}
