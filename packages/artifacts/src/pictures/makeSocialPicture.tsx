import { withoutScheme } from '@portfolio/data/contactDetails';
import { type PageName, pageWords } from '@portfolio/data/pages';
import { chosenResults } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import { socialPictureSize } from '@portfolio/data/socialPicture';
import { PdfText } from '../pdf/PdfText.tsx';
import { Page, View } from '../pdf/primitives.ts';
import { rasterise, toPng } from '../pdf/rasterise.ts';
import { renderFitting } from '../pdf/renderPdf.tsx';
import { accentOnPaper, printColors } from '../printColors.ts';

/** In pixels. */
const margin = 84;
const room = socialPictureSize.width - 2 * margin;

/** So many results can be read in the size that a preview has in a chat. */
const MOST_RESULTS = 3;
/** The width of the projects' names, in px. */
const nameRoom = 316;
/** Of both, in px. */
const textSize = 25;
/** Between them and the results, in px. */
const gap = 20;

/** What the owner's best projects came to, as a table of results. */
function Results({ results, scale }: { results: ReturnType<typeof chosenResults>; scale: number }) {
  return (
    <View style={{ marginTop: 30 * scale }}>
      {results.map(({ title, result }) => (
        <View
          key={title}
          style={{
            flexDirection: 'row',
            paddingVertical: 13 * scale,
            borderTop: `1pt solid ${printColors.hairline}`,
          }}
        >
          <PdfText
            font="strong"
            size={textSize * scale}
            room={nameRoom - gap}
            style={{ width: nameRoom, paddingRight: gap, lineHeight: 1.25, maxLines: 2 }}
          >
            {title}
          </PdfText>
          <PdfText
            paragraph
            size={textSize * scale}
            style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, lineHeight: 1.25 }}
          >
            {result}
          </PdfText>
        </View>
      ))}
    </View>
  );
}

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
  const results = page === 'projects' ? chosenResults(content.projects).slice(0, MOST_RESULTS) : [];
  // What came of the work is what a link to it should say; the heading makes room.
  const size = scale * (results.length > 0 ? 0.65 : 1);
  const byline = page === 'about' ? owner.title : `${owner.name}  ·  ${owner.title}`;
  return (
    <Page
      size={[socialPictureSize.width, socialPictureSize.height]}
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
        <PdfText font="display" size={104 * size} room={room} style={{ lineHeight: 1.1 }}>
          {headline}
        </PdfText>
        <PdfText
          size={40 * size}
          room={room}
          style={{ color: printColors.muted, lineHeight: 1.3, marginTop: 20 * size }}
        >
          {byline}
        </PdfText>
        {results.length > 0 && <Results results={results} scale={scale} />}
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
