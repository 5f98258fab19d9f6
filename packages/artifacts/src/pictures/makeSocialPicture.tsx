import { withoutScheme } from '@portfolio/data/contactDetails';
import { type PageName, pageWords } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { socialPictureSize } from '@portfolio/data/socialPicture';
import { PdfText } from '../pdf/PdfText.tsx';
import { Page, View } from '../pdf/primitives.ts';
import { rasterise, toPng } from '../pdf/rasterise.ts';
import { renderFitting } from '../pdf/renderPdf.tsx';
import { accentOnPaper, printColors } from '../printColors.ts';

/** The size that previews of a page have, in pixels. */
const size = socialPictureSize;
const margin = 84;
const room = size.width - 2 * margin;

interface SocialPictureProps {
  content: Content;
  page: PageName;
  accent: string;
  /** Of the texts; below 1 where they would not fit. */
  scale: number;
}

function SocialPicture({ content, page, accent, scale }: SocialPictureProps) {
  const { owner, site, pages } = content;
  const { heading } = pageWords(page, pages, owner);
  // The first page is about the owner, and has their name as its heading.
  const headline = page === 'about' ? owner.name : heading;
  const byline = page === 'about' ? owner.title : `${owner.name}  ·  ${owner.title}`;
  return (
    <Page
      size={[size.width, size.height]}
      style={{ padding: margin, backgroundColor: printColors.paper, color: printColors.text }}
    >
      <View
        fixed
        style={{
          position: 'absolute',
          top: 0,
          left: margin,
          width: 96,
          height: 12,
          backgroundColor: accent,
        }}
      />
      <View style={{ flexGrow: 1, justifyContent: 'center' }}>
        <PdfText font="display" size={104 * scale} room={room} style={{ lineHeight: 1.1 }}>
          {headline}
        </PdfText>
        <PdfText
          size={40 * scale}
          room={room}
          style={{ color: printColors.muted, lineHeight: 1.3, marginTop: 20 * scale }}
        >
          {byline}
        </PdfText>
      </View>
      <View style={{ borderTop: `2pt solid ${printColors.hairline}`, paddingTop: 22 }}>
        <PdfText size={28} room={room} style={{ color: accent }}>
          {withoutScheme(site.url)}
        </PdfText>
      </View>
    </Page>
  );
}

/**
 * The picture that a link to a page is shown with elsewhere: an Open Graph picture, as PNG.
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makeSocialPicture(content: Content, page: PageName): Promise<Uint8Array> {
  const accent = await accentOnPaper(content.site.accentHue);
  const pdf = await renderFitting(
    (scale) => <SocialPicture content={content} page={page} accent={accent} scale={scale} />,
    1,
    page,
    content,
  );
  return toPng(await rasterise(pdf, 1));
}
