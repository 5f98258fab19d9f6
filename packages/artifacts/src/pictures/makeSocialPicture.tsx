import { withoutScheme } from '@portfolio/data/contactDetails';
import { type PageName, pageWords } from '@portfolio/data/pages';
import { selectedProjects } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { socialPictureSize } from '@portfolio/data/socialPicture';
import { PdfText } from '../pdf/PdfText.tsx';
import { Page, View } from '../pdf/primitives.ts';
import { rasterise, toPng } from '../pdf/rasterise.ts';
import { renderFitting } from '../pdf/renderPdf.tsx';
import { accentOnPaper, printColors } from '../printColors.ts';

/** In pixels. */
const margin = 84;
/** Above and below, where there are results. */
const narrowMargin = 56;
const room = socialPictureSize.width - 2 * margin;

type ProjectResult = Required<Pick<Project, 'title' | 'result'>>;

/** The results of the owner's best projects, each under the project's name. */
function Results({ results, scale }: { results: readonly ProjectResult[]; scale: number }) {
  return (
    <View style={{ marginTop: 22 * scale }}>
      {results.map(({ title, result }) => (
        <View
          key={title}
          style={{
            paddingTop: 9 * scale,
            paddingBottom: 11 * scale,
            borderTop: `1pt solid ${printColors.hairline}`,
          }}
        >
          <PdfText
            size={20 * scale}
            room={room}
            style={{ color: printColors.muted, lineHeight: 1.3, maxLines: 1 }}
          >
            {title}
          </PdfText>
          <PdfText
            paragraph
            font="strong"
            size={30 * scale}
            room={room}
            style={{ lineHeight: 1.25 }}
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
  /** The scale of the texts; below 1 if they wouldn't fit. */
  scale: number;
}

function SocialPicture({ content, page, accent, scale }: SocialPictureProps) {
  const { owner, site, pages } = content;
  const { heading } = pageWords(page, pages, owner);
  // The first page is about the owner, and has their name as its heading.
  const headline = page === 'about' ? owner.name : heading;
  const results =
    page === 'projects'
      ? selectedProjects(content.projects).flatMap(({ title, result }) =>
          result ? [{ title, result }] : [],
        )
      : [];
  // A link to the work should show its results; the heading makes room.
  const size = scale * (results.length > 0 ? 0.56 : 1);
  const byline = page === 'about' ? owner.title : `${owner.name}  ·  ${owner.title}`;
  return (
    <Page
      size={[socialPictureSize.width, socialPictureSize.height]}
      style={{
        paddingHorizontal: margin,
        paddingVertical: results.length > 0 ? narrowMargin : margin,
        backgroundColor: printColors.paper,
        color: printColors.text,
      }}
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
 * The preview picture of a link to a page: an Open Graph picture, as PNG.
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
