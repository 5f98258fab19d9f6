import type { Content } from '@portfolio/data/schema/content';
import { initialsOf } from '../favicon.ts';
import { PdfText } from '../pdf/PdfText.tsx';
import { Page, Rect, Svg, View } from '../pdf/primitives.ts';
import { rasterise, toPng } from '../pdf/rasterise.ts';
import { renderPdf } from '../pdf/renderPdf.tsx';
import { accentOnPaper, printColors } from '../printColors.ts';
import type { IconShape } from './iconFiles.ts';

/** Of the icon's side: a maskable one is cut anywhere outside a circle of 80 % (W3C Web App Manifest). */
const letters = { plain: 0.7, maskable: 0.52 };
const corner = 5 / 32;

/**
 * The owner's initials in the site's accent, as PNG.
 * @throws MissingGlyphsError if no font has one of the letters
 */
export async function makeIcon(content: Content, { size, maskable }: IconShape) {
  const { owner, site } = content;
  const accent = await accentOnPaper(site.accentHue);
  const room = size * (maskable ? letters.maskable : letters.plain);
  const icon = (
    <Page size={[size, size]} style={{ justifyContent: 'center', alignItems: 'center' }}>
      <Svg
        viewBox={`0 0 ${size} ${size}`}
        style={{ position: 'absolute', top: 0, left: 0, width: size, height: size }}
      >
        <Rect width={size} height={size} rx={maskable ? 0 : size * corner} fill={accent} />
      </Svg>
      <View>
        <PdfText
          font="strong"
          size={room * 0.8}
          room={room}
          style={{ color: printColors.onAccent, lineHeight: 1 }}
        >
          {initialsOf(owner.name, site.language)}
        </PdfText>
      </View>
    </Page>
  );
  return toPng(await rasterise(await renderPdf(icon, 'Icon', content), 1, 'transparent'));
}
