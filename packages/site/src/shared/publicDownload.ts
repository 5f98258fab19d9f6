import type { Download } from '@portfolio/data/shown/downloads';
import { publicFile } from '../routing/addresses';

/** A download with the address that it has on the host. */
export const publicDownload = (file: Download): Download => ({
  ...file,
  href: publicFile(file.href),
});
