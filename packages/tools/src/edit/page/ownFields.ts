import type CMS from '@sveltia/cms';
import { ownFields } from '../formFields.ts';
import { HueControl } from './HueControl.tsx';
import { LookControl } from './LookControl.tsx';

/** Gives the editor the inputs of ours. */
export function registerOwnFields({ registerFieldType }: Pick<typeof CMS, 'registerFieldType'>) {
  registerFieldType(ownFields['site.look'].widget, LookControl);
  registerFieldType(ownFields['site.accentHue'].widget, HueControl);
}
