import { join } from 'node:path';
import { isSampleOwner } from '@portfolio/cli/doctor/sample/sample';
import { contentFolder } from '@portfolio/publish/content/folders';
import { readJsonFile } from '@portfolio/publish/content/jsonFile';

/**
 * Whether the content is the sample's or an owner's own.
 * @param folder holds the content @default where this copy has it
 */
export async function whoseContent(folder = contentFolder): Promise<'sample' | 'own'> {
  const json = await readJsonFile(join(folder, 'owner.json')).catch(() => undefined);
  const isSample = json && 'value' in json && isSampleOwner(Object(json.value).owner);
  return isSample ? 'sample' : 'own';
}
