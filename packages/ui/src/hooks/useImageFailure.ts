import { useState } from 'react';

/**
 * Whether an image failed to load, even before the page was hydrated. `imageProps` go to the
 * `<img>`; a new `src` is tried again.
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
        // In Firefox an SVG without a width has none either, so a broken image must also fail to decode.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
      },
    },
  };
}
