import { categoryParameter, skillParameter, slugify } from '@portfolio/data/values/slug';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { targetId } from '../routing/addresses';
import { nextTask } from '../routing/scheduling';
import { showCategory } from './pendingCategory';

/** Whether the address chooses this category, or with `null` the fallback, and nothing else. */
function isChosenBy({ search, hash }: Location, slug: string | null) {
  const asked = new URLSearchParams(search);
  return hash === '' && asked.get(categoryParameter) === slug && !asked.has(skillParameter);
}

/**
 * The category that the address chooses (`?category=computer-vision`). Visitors can share and bookmark the choice, and
 * undo it with the browser's back button. If the address names none of `slugs`, the category of the project that it
 * points at counts (`#drift-watch`), then `fallback`.
 * @param categoryAt the slug of the category that contains an id, if there is one
 */
export function useChosenCategory(
  slugs: readonly string[],
  fallback: string,
  categoryAt?: (id: string) => string | undefined,
) {
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  // The prerendered page knows no choice, so hydration starts without one.
  const isHydrated = useHydrated();
  const asked = isHydrated ? slugify(parameters.get(categoryParameter) ?? '') : '';
  const chosen =
    slugs.find((slug) => slug === asked) ??
    (isHydrated ? categoryAt?.(targetId(hash)) : undefined) ??
    fallback;
  useEffect(() => {
    // Lets the browser paint the new category while it is hidden. Browsers count a layout shift in the frame in which
    // an element becomes visible.
    if (isHydrated) requestAnimationFrame(() => setTimeout(showCategory));
  }, [isHydrated]);
  const latestRef = useRef<string>(undefined);
  const choose = async (slug: string) => {
    latestRef.current = slug;
    // The control must respond first, because the router takes longer.
    await nextTask();
    // A double click arrives before this render knows of the first click. Without this check, the choice would be in
    // the history twice.
    const inAddress = slug === fallback ? null : slug;
    if (latestRef.current !== slug || isChosenBy(window.location, inAddress)) return;
    setParameters(
      (current) => {
        if (inAddress === null) current.delete(categoryParameter);
        else current.set(categoryParameter, inAddress);
        // Choosing a category replaces the choice of a skill.
        current.delete(skillParameter);
        return current;
      },
      { preventScrollReset: true },
    );
  };
  return [chosen, choose] as const;
}
