import { useState } from 'react';

/**
 * Whether an image could not be loaded, also when it failed before the page was hydrated, when nobody
 * listened yet. `imageProps` go to the `<img>`; a new `src` is tried anew.
 */
export function useImageFailure(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const fail = () => setFailedSrc(src);
  return {
    hasFailed: src !== undefined && failedSrc === src,
    imageProps: {
      src,
      onError: fail,
      ref: (image: HTMLImageElement | null) => {
        // Firefox gives no width to an SVG without one either, so a broken image must also fail to decode.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
      },
    },
  };
}
