import { siteSchema } from '@portfolio/data/schema/site';
import { DEFAULT_ACCENT_HUE, DEFAULT_LOOK } from '@portfolio/ui/tokens';
import * as v from 'valibot';
import { fromForm } from './formValues.ts';

const { look, theme, accentHue } = siteSchema.entries;

/** The value of a form's field; undefined if it is empty or breaks a rule. */
function valueIn<Output>(schema: v.GenericSchema<Output>, form: unknown): Output | undefined {
  const parsed = v.safeParse(schema, fromForm(schema, form, undefined));
  return parsed.success ? parsed.output : undefined;
}

/** The look that a form names, or the one of a site that sets none. */
export const lookIn = (form: unknown) => valueIn(look, form) ?? DEFAULT_LOOK;

/** The theme that a form names, or both. */
export const themeIn = (form: unknown) => valueIn(theme, form) ?? 'system';

/** The accent's hue that a form holds, or the one of a site that sets none. */
export const hueIn = (form: unknown) => valueIn(accentHue, form) ?? DEFAULT_ACCENT_HUE;
